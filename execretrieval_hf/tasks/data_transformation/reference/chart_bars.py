def chart_bars(counts, width):
    most = max([1, *counts])
    bars = [count * width // most for count in counts]
    return [bar or min(count, 1) for bar, count in zip(bars, counts)]
