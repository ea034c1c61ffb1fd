def wrapping_counts(inside, limit):
    def around(box, depth):
        outer = inside[box]
        if outer == "van":
            return depth
        if depth >= limit or outer not in inside:
            return -1
        return around(outer, depth + 1)

    return {box: around(box, 0) for box in inside}
