from itertools import zip_longest


def blended_tracks(first, second):
    mixed = []
    clipped = 0
    for a, b in zip_longest(first, second):
        value = (a or 0) + int((b or 0) / 2)
        kept = sorted((-32768, value, 32767))[1]
        clipped += kept != value
        mixed.append(kept)
    return mixed, clipped
