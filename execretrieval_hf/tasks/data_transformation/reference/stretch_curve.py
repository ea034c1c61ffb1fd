def stretch_curve(heights, extra):
    parts = extra + 1
    last = (len(heights) - 1) * parts
    curve = []
    for step in range(last + 1):
        place, inner = divmod(step, parts)
        rise = heights[place + 1] - heights[place] if inner else 0
        curve.append(heights[place] + rise * inner // parts)
    return curve
