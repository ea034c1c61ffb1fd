def straggler_report(times, allowance, leap):
    late = []
    latest = [*times[:1]]
    for place, time in enumerate(times):
        behind = latest[-1] - time
        if behind > allowance:
            late.append((place, behind))
        if 0 < -behind <= leap:
            latest.append(time)
    return late
