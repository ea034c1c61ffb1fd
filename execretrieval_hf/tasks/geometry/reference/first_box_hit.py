def first_box_hit(origin, heading, boxes):
    dx, dy = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}[heading]
    far = max((abs(v) for box in boxes for v in box), default=0) + abs(origin[0]) + abs(origin[1])
    for distance in range(far + 1):
        x, y = origin[0] + distance * dx, origin[1] + distance * dy
        for place, (left, bottom, right, top) in enumerate(boxes):
            if left <= x <= right and bottom <= y <= top:
                return place, distance
    return None
