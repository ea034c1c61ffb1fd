from itertools import groupby


def disc_travel(readings, n):
    size = 1 << n
    sector = {number ^ (number >> 1): number for number in range(size)}
    seen = [sector[code] for code in readings if code is not None]
    travel = 0
    for a, b in zip(seen, seen[1:]):
        step = (b - a) % size
        travel += step if 2 * step <= size else step - size
    runs = [len(list(group)) for blurred, group in groupby(readings, key=lambda r: r is None) if blurred]
    return travel, max(runs, default=0)
