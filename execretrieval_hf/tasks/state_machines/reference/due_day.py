def due_day(period, tries, n, claim):
    due = [period]
    for day in filter(lambda day: day < claim, tries):
        if len(due) <= n and day <= due[-1]:
            due.append(day + period)
    return due.pop()
