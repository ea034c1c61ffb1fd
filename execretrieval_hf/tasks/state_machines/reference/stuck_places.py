from itertools import groupby


def stuck_places(readings, n):
    places = []
    start = 0
    for _, group in groupby(readings):
        size = len(list(group))
        if size >= n:
            places.append(start + n - 1)
        start += size
    return places
