from collections import Counter


def modal_bin(readings, width):
    bins = Counter(width * (reading // width) for reading in readings)
    return min(bins, key=lambda start: (-bins[start], start), default=None)
