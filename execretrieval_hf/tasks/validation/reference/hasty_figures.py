import re


def hasty_figures(text):
    order = list(dict.fromkeys(map(int, re.findall(r"Fig\. ([0-9]+)", text))))
    return [number for place, number in enumerate(order) if any(later < number for later in order[place:])]
