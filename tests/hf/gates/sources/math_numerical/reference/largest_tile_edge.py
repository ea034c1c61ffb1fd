from math import gcd


def largest_tile_edge(width, height):
    return gcd(width, height) if min(width, height) > 0 else 0
