def snapped_panel(panel, columns, rows, reach):
    def moved(near, size, guides):
        for jump in range(reach + 1):
            for sign in (-1, 1):
                place = near + sign * jump
                if place in guides or place + size in guides:
                    return place
        return near

    return moved(panel[0], panel[2], columns), moved(panel[1], panel[3], rows)
