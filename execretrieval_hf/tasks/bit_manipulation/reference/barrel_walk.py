def barrel_walk(byte, steps):
    cells = f"{byte:08b}"
    lost = 0
    for letter, digit in steps:
        k = int(digit)
        head, tail = cells[:k], cells[k:]
        kept, cut = cells[:-k], cells[-k:]
        if letter == "L":
            lost += head.count("1")
            cells = tail + "0" * k
        elif letter in "RA":
            lost += cut.count("1")
            cells = (cells[0] if letter == "A" else "0") * k + kept
        elif letter == "C":
            cells = tail + head
        elif letter == "D":
            cells = cut + kept
    return int(cells, 2), lost
