def first_free_block(used, size, need, step):
    if need < 1:
        return -1
    free = "".join("x" if used >> slot & 1 else "." for slot in range(size))
    place = free.find("." * need)
    while place >= 0 and place % step:
        place = free.find("." * need, place + 1)
    return place
