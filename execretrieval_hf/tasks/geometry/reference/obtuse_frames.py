from itertools import combinations


def obtuse_frames(rods):
    count = 0
    for a, b, c in combinations(sorted(rods), 3):
        count += a + b > c and a * a + b * b < c * c
    return count
