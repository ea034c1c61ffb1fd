import re


def expand_minute_field(field):
    minutes = set()
    for item in field.split(","):
        match = re.fullmatch(r"(?:([0-9]+)|(?:(\*)|([0-9]+)-([0-9]+))(?:/([0-9]+))?)", item)
        if match is None:
            return item
        single, star, first, last, step = match.groups()
        if single:
            first = last = single
        elif star:
            first, last = "0", "59"
        step = int(step) if step is not None else 1
        if not int(first) <= int(last) <= 59 or step == 0:
            return item
        minutes |= set(range(int(first), int(last) + 1, step))
    return sorted(minutes)
