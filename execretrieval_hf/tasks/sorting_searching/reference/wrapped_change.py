from collections import Counter


def wrapped_change(coins, length):
    rows = []
    for value, count in sorted(Counter(coins).items(), reverse=True):
        rolls, loose = divmod(count, length)
        if rolls:
            rows.append((value, rolls, loose))
    return rows
