import re


def grocery_sums(note):
    sums = {}
    for number, name in re.findall(r"(?:^|,) *(?:(\d+) *\*)? *([^,]*)", note):
        name = name.strip()
        if name:
            sums.setdefault(name, 0)
            sums[name] += int(number or 1)
    return sums
