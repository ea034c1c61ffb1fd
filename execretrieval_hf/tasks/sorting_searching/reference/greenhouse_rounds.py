def greenhouse_rounds(intervals, hands, days):
    last = dict.fromkeys(intervals, 0)
    rounds = []
    for day in range(1, days + 1):
        overdue = {pot: day - last[pot] - every for pot, every in intervals.items()}
        due = sorted((-late, pot) for pot, late in overdue.items() if late >= 0)[:hands]
        rounds.append([pot for _, pot in due])
        for _, pot in due:
            last[pot] = day
    return rounds
