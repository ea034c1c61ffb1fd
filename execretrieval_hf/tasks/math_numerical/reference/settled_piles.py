def settled_piles(piles):
    row = list(piles)
    while max(row, default=0) >= 2:
        gives = [pile // 2 for pile in row]
        row = [
            pile % 2 + left + right
            for pile, left, right in zip(row, [0] + gives, gives[1:] + [0])
        ]
    return row
