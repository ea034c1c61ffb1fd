def refit_row(pixels, width):
    if pixels == []:
        return []
    fine = [pixel for pixel in pixels for _ in range(2 * width)]
    step = 2 * len(pixels)
    middles = range(len(pixels), len(fine), step) if width else []
    return [sum(fine[middle - 1 : middle + 1]) // 2 for middle in middles]
