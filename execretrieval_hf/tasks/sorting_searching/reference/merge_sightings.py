from collections import deque


def merge_sightings(north, south, gap):
    times = deque(sorted(north + south))
    groups = []
    while times:
        first = times.popleft()
        count = 1
        while times and times[0] < first + gap:
            times.popleft()
            count += 1
        groups.append((first, count))
    return groups
