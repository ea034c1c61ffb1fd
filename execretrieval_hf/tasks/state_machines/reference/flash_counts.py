import re


def flash_counts(ticks, n):
    groups = re.split("[.]{%d,}" % n, ticks)
    return [len(re.findall("#+", group)) for group in groups if "#" in group]
