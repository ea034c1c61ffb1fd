import re


def odometer_entry(text):
    marks = re.sub("[0-9]", "", text)
    for sign in marks:
        if sign not in ".,  " or sign != marks[0]:
            return sign
    if not marks:
        return int(text)
    groups = text.split(marks[0])
    for place, group in enumerate(groups):
        if len(group) not in ((1, 2, 3) if place == 0 else (3,)):
            return group
    return int("".join(groups))
