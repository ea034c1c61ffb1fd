def filed_contour(ring):
    corners = list(dict.fromkeys(ring))
    start = min(range(len(corners)), key=lambda i: (corners[i][1], corners[i][0]))
    turned = corners[start:] + corners[:start]
    x, y = turned[0]
    doubled = sum(
        (a[0] - x) * (b[1] - y) - (b[0] - x) * (a[1] - y) for a, b in zip(turned[1:], turned[2:])
    )
    if doubled == 0:
        return None
    return turned if doubled > 0 else turned[:1] + turned[:0:-1]
