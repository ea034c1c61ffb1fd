def nearest_rounds(start, shelves):
    left = sorted(shelves)
    order = []
    metres = 0
    while left:
        here = order[-1] if order else start
        distances = [abs(shelf - here) for shelf in left]
        metres += min(distances)
        order.append(left.pop(distances.index(min(distances))))
    return order, metres
