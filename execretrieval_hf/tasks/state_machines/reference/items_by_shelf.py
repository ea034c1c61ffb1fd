def items_by_shelf(scans):
    labels = [i for i, scan in enumerate(scans) if scan.startswith("@")]
    counts = dict.fromkeys((scans[i] for i in labels), 0)
    for here, following in zip(labels, [*labels[1:], len(scans)]):
        counts[scans[here]] += following - here - 1
    return counts
