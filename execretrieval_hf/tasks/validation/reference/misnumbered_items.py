import re


def misnumbered_items(lines):
    numbers = [int(match[1]) for match in (re.match(r"([0-9]+)\.", line) for line in lines) if match]
    return [(found, right) for right, found in enumerate(numbers, 1) if found != right]
