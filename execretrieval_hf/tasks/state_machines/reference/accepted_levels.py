def accepted_levels(readings, step, n):
    shown = []
    refused = []
    for reading in readings:
        if not shown:
            shown.append(reading)
            continue
        gap = reading - shown[-1]
        if refused and (refused[-1] > 0) != (gap > 0):
            refused = []
        refused.append(gap)
        if abs(gap) <= step or len(refused) == n:
            refused = []
            shown.append(reading)
        else:
            shown.append(shown[-1])
    return shown
