def pallet_spot(floor, deep, wide):
    for row in range(len(floor)):
        for column in range(len(floor[0])):
            for turned, (a, b) in enumerate(((deep, wide), (wide, deep))):
                if row + a > len(floor) or column + b > len(floor[0]):
                    continue
                block = "".join(line[column : column + b] for line in floor[row : row + a])
                if "#" not in block:
                    return row, column, bool(turned)
    return None
