def crease_spots(strip, least):
    even = []
    for fold in range(least, len(strip) - least + 1):
        left, right = reversed(strip[:fold]), strip[fold:]
        if all(a == b for a, b in zip(left, right)):
            even += [fold]
    return even
