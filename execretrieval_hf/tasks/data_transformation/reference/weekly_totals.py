def weekly_totals(amounts, weekday):
    days = amounts[-weekday % 7 :]
    weeks = [days[7 * w : 7 * w + 7] for w in range(len(days) // 7)]
    return [None if None in week else sum(week) for week in weeks]
