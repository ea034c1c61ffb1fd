from bisect import bisect_right


def beaten_share(times):
    ordered = sorted(times)
    others = max(1, len(times) - 1)
    return [(len(times) - bisect_right(ordered, time)) * 100 // others for time in times]
