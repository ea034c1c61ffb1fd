from calendar import Calendar


def planner_cell(day, first_weekday):
    year, month, number = map(int, day.split("-"))
    weeks = Calendar(first_weekday).monthdayscalendar(year, month)
    return next((r, w.index(number) + 1) for r, w in enumerate(weeks, 1) if number in w)
