def reentrant_places(outline):
    points = [complex(*corner) for corner in outline]
    n = len(points)
    turns = [
        ((points[i] - points[i - 1]).conjugate() * (points[(i + 1) % n] - points[i])).imag for i in range(n)
    ]
    area = sum((points[i - 1].conjugate() * points[i]).imag for i in range(n))
    return [i for i, turn in enumerate(turns) if turn * area < 0]
