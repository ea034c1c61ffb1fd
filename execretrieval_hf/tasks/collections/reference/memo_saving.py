from itertools import groupby


def memo_saving(runs, loading):
    keyed = [((day, sorted(filters)), place, minutes) for place, (day, filters, minutes) in enumerate(runs)]
    saved = 0
    for _, group in groupby(sorted(keyed), key=lambda row: row[0]):
        _, *later = group
        saved += sum(row[2] for row in later) - loading * len(later)
    return saved
