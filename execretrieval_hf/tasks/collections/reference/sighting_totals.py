import re


def sighting_totals(cards, least):
    totals = {}
    for number, name in re.findall(r"(?:^|, |\n)([0-9]+)? ?([A-Za-z ]+)", "\n".join(cards)):
        totals[name.lower()] = totals.get(name.lower(), 0) + int(number or "1")
    return {name: total for name, total in totals.items() if total >= least}
