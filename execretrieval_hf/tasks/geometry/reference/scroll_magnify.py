def scroll_magnify(view, events):
    corner = list(view[:2])
    zoom = view[2]
    for wheel, *mouse in events:
        factor = 2 if wheel > 0 else -2 if wheel < 0 else 0
        if factor == 2 and zoom < 64:
            corner = [m - 2 * (m - c) for m, c in zip(mouse, corner)]
            zoom *= 2
        elif factor == -2 and zoom > 1:
            corner = [m - (m - c) // 2 for m, c in zip(mouse, corner)]
            zoom //= 2
    return corner[0], corner[1], zoom
