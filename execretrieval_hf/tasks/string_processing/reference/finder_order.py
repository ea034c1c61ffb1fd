import re


def finder_order(typed, names):
    pattern = re.compile("(" + ".*?".join(map(re.escape, typed.lower())) + ")", re.S)
    found = {name: pattern.search(name) for name in names}
    ranked = sorted(name for name in names if found[name])
    ranked.sort(key=len)
    ranked.sort(key=lambda name: len(found[name].group(1)))
    return ranked
