def quickest_lap(marks):
    ends = [0, *marks]
    laps = {}
    for lap in range(1, len(ends)):
        if None not in ends[lap - 1 : lap + 1]:
            laps.setdefault(ends[lap] - ends[lap - 1], lap)
    return laps[min(laps)]
