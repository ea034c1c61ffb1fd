def context_ranges(lines, word, before, after, most):
    finds = [n for n, text in enumerate(lines, 1) if word in text and text[:1] != "#"]
    shown = set()
    for n in finds[:most]:
        shown |= set(range(n - before, n + after + 1))
    shown &= set(range(1, len(lines) + 1))
    starts = sorted(n for n in shown if n - 1 not in shown)
    ends = sorted(n for n in shown if n + 1 not in shown)
    return [f"{a}-{b}" if a < b else f"{a}" for a, b in zip(starts, ends)]
