from collections import Counter


def diff_stock_snapshots(before, after, minimum):
    changes = Counter(after)
    changes.subtract(before)
    rows = [(-abs(change), code, change) for code, change in changes.items() if change and after]
    return [(code, change) for size, code, change in sorted(rows) if -size >= minimum]
