def lay_out_members(widths, unit):
    if max(widths, default=0) > unit:
        return None
    starts = []
    taken = set()
    position = 0
    for width in widths:
        room = -position % unit
        if width == 0 or (room and width > room):
            position += room
        if width:
            starts.append(position)
            position += width
            taken.add((position - 1) // unit)
    return starts, len(taken)
