from itertools import groupby


def longest_reign(rankings):
    firsts = ["".join(day[:1]) if day else None for day in rankings]
    reigns = [(name, len(list(group))) for name, group in groupby(firsts) if name is not None]
    return max(reigns, key=lambda reign: reign[1], default=(None, 0))
