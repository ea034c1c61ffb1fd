def visit_histogram(visits, cap):
    bars = [0] * cap
    for name in sorted(set(visits)):
        bars[min(visits.count(name), cap) - 1] += 1
    return bars
