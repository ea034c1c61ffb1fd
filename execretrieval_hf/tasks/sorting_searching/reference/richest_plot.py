def richest_plot(field, side):
    squares = []
    for top in range(len(field) - side + 1):
        for left in range(len(field[0]) - side + 1):
            berries = sum(sum(row[left : left + side]) for row in field[top : top + side])
            squares.append((-berries, top, left))
    berries, top, left = min(squares)
    return top, left, -berries
