def ridge_choice(heights):
    lines = []
    for upper, lower in zip(heights, heights[1:]):
        squares = zip(upper, upper[1:], lower, lower[1:])
        lines.append("".join("R" if abs(c - b) < abs(d - a) else "F" for a, b, c, d in squares))
    return lines
