def loudest_clips(levels, length, number, minimum):
    sums = {
        start: sum(levels[start : start + length]) for start in range(len(levels) - length + 1)
    }
    taken = []
    while sums and len(taken) < number:
        best = max(sums, key=lambda start: (sums[start], -start))
        if sums[best] < minimum:
            break
        taken.append(best)
        sums = {start: value for start, value in sums.items() if abs(start - best) >= length}
    return sorted(taken)
