def stretch_greys(greys, ignored):
    kept = sorted(greys)[ignored : len(greys) - ignored] if 2 * ignored < len(greys) else []
    if len(set(kept)) < 2:
        return list(greys)
    dark, bright = min(kept), max(kept)
    return [max(0, min(255, (grey - dark) * 255 // (bright - dark))) for grey in greys]
