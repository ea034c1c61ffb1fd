def lens_coverage(camera, view, spots):
    x, y, reach = camera
    (lx, ly), (rx, ry) = view
    filmed = []
    for number, (u, v) in enumerate(spots):
        dx, dy = u - x, v - y
        square = dx * dx + dy * dy
        right_of_left = lx * dy - ly * dx <= 0
        left_of_right = rx * dy - ry * dx >= 0
        if 0 < square <= reach * reach and right_of_left and left_of_right:
            filmed.append(number)
    return filmed
