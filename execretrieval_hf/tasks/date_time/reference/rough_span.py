def rough_span(seconds):
    parts = []
    rest = abs(seconds)
    for size, letter in ((60, "s"), (60, "m"), (24, "h"), (rest + 1, "d")):
        rest, amount = divmod(rest, size)
        parts.insert(0, (amount, letter))
    while len(parts) > 1 and parts[0][0] == 0:
        parts.pop(0)
    shown = [f"{amount}{letter}" for amount, letter in parts[:2] if amount]
    return "-" * (seconds < 0) + (" ".join(shown) or "0s")
