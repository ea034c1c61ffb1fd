import math


def fitted_crop(picture, shape, focus):
    shared = math.gcd(*shape)
    across, down = shape[0] // shared, shape[1] // shared
    best = None
    width, height = across, down
    while width <= picture[0] and height <= picture[1]:
        corner = []
        for whole, part, centre in ((picture[0], width, focus[0]), (picture[1], height, focus[1])):
            wanted = centre - part // 2
            allowed = range(whole - part + 1)
            corner.append(min(allowed, key=lambda place: abs(place - wanted)))
        best = (*corner, width, height)
        width, height = width + across, height + down
    return best
