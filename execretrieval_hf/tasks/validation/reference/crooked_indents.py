def crooked_indents(lines, step):
    depths = [len(line) - len(line.lstrip(" ")) for line in lines]
    return [
        number
        for number, (before, depth) in enumerate(zip(depths[:1] + depths, depths), 1)
        if depth - before > step or depth % step
    ]
