def shared_pixels(first, second, right, down):
    def dots(icon, x, y):
        return {(r + y, c + x) for r, bits in enumerate(icon) for c in range(8) if bits >> c & 1}

    return len(dots(first, 0, 0) & dots(second, right, down))
