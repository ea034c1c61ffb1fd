def block_peaks(samples, size):
    peaks = {}
    counts = {}
    for place, sample in enumerate(samples):
        block = place // size
        counts[block] = counts.get(block, 0) + 1
        peaks[block] = max(peaks.get(block, sample), sample)
    return [peak for block, peak in peaks.items() if counts[block] * 2 >= size]
