def fitting_size(measures, chart, most):
    misfits = {}
    for size, ranges in reversed(chart):
        count = 0
        for measure, (low, high) in zip(measures, ranges):
            count += measure > 0 and not low <= measure <= high
        misfits[count] = size
    best = min(misfits, default=most + 1)
    return (misfits[best], best) if best <= most else None
