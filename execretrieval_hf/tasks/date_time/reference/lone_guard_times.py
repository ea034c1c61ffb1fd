def lone_guard_times(shifts, shortest):
    moments = sorted({m for shift in shifts for m in shift})
    single = [
        (a, b)
        for a, b in zip(moments, moments[1:])
        if sum(start <= a < end for start, end in shifts) == 1
    ]
    spans = []
    for a, b in single:
        if spans and spans[-1][1] == a:
            a = spans.pop()[0]
        spans.append((a, b))
    return [span for span in spans if span[1] - span[0] >= shortest]
