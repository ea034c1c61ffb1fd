from calendar import monthrange


def crop_period(day):
    year, month, number = map(int, day.split("-"))
    last = monthrange(year, month)[1]
    ends = [10, 20, last]
    part = next(i for i, end in enumerate(ends) if number <= end)
    return 3 * month - 2 + part, ends[part] - number
