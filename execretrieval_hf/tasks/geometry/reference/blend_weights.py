def blend_weights(triangle, point):
    def doubled(a, b, c):
        return abs(a[0] * (b[1] - c[1]) + b[0] * (c[1] - a[1]) + c[0] * (a[1] - b[1]))

    a, b, c = triangle
    whole = doubled(a, b, c)
    parts = [doubled(point, b, c), doubled(a, point, c), doubled(a, b, point)]
    return parts if whole and sum(parts) == whole else None
