"""How many choices of three of these rods make an obtuse triangle? Flat ones have no area and don't count.

Keywords: count obtuse triangles from lengths
Inputs: rods, a list of lengths, positive integers, at most 40 of them
Requires: type(rods) is list and len(rods) <= 40 and all(type(r) is int and r > 0 for r in rods)
Topic: triangles
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def obtuse_frames(rods):
    ordered = sorted(rods)
    count = 0
    for high, longest in enumerate(ordered):
        for middle in range(high):
            for low in range(middle):
                a, b = ordered[low], ordered[middle]
                if a + b > longest and a * a + b * b < longest * longest:
                    count += 1
    return count


assert obtuse_frames([2, 3, 4]) == 1
assert obtuse_frames([3, 4, 5]) == 0
assert obtuse_frames([2, 3, 5, 6]) == 2
assert obtuse_frames([4, 4, 6, 6, 6]) == 3
assert obtuse_frames([7, 3, 5, 6]) == 3
assert obtuse_frames([2, 2, 2, 3, 3]) == 6
assert obtuse_frames([5, 4, 3, 2, 6, 7]) == 9
assert obtuse_frames([5, 3, 4, 8, 6, 10, 7]) == 17
assert obtuse_frames([9, 9]) == 0
assert obtuse_frames([10, 6, 8, 13, 5, 12, 9]) == 17
