def trimmed_glyph(rows):
    dots = [(r, c) for r, bits in enumerate(rows) for c in range(16) if bits >> c & 1]
    if not dots:
        return None
    top, bottom = min(dots)[0], max(dots)[0]
    low, high = min(c for _, c in dots), max(c for _, c in dots)
    columns = high - low + 3
    inside = [
        "1" + f"{rows[r]:016b}"[15 - high : 16 - low] + "1" for r in range(top, bottom + 1)
    ]
    border = "1" * columns
    return [int(text, 2) for text in [border, *inside, border]], columns
