def cut_peaks(readings, limit):
    smoothed = readings[:1]
    for left, middle, right in zip(readings, readings[1:], readings[2:]):
        is_peak = middle - max(left, right) > limit or min(left, right) - middle > limit
        smoothed.append((left + right) // 2 if is_peak else middle)
    return smoothed + readings[1:][-1:]
