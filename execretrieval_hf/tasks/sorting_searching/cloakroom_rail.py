"""List hooks 0 to 9, None if empty, after each coat takes its last digit's or the next free circularly.

Keywords: coat numbers onto ten hooks
Inputs: coats, a list of at most ten distinct integers from 0
Requires: type(coats) is list and len(coats) <= 10 and len(set(coats)) == len(coats) and all(type(c) is int and c >= 0 for c in coats)
Topic: bucket sorting
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def cloakroom_rail(coats):
    rail = [None] * 10
    for coat in coats:
        hook = coat % 10
        for step in range(10):
            spot = (hook + step) % 10
            if rail[spot] is None:
                rail[spot] = coat
                break
    return rail


assert cloakroom_rail([]) == [None, None, None, None, None, None, None, None, None, None]
assert cloakroom_rail([40]) == [40, None, None, None, None, None, None, None, None, None]
assert cloakroom_rail([23, 13, 3]) == [None, None, None, 23, 13, 3, None, None, None, None]
assert cloakroom_rail([9, 19, 29]) == [19, 29, None, None, None, None, None, None, None, 9]
assert cloakroom_rail([58, 48, 9, 38, 28]) == [9, 38, 28, None, None, None, None, None, 58, 48]
assert cloakroom_rail([10, 1, 11, 20, 2]) == [10, 1, 11, 20, 2, None, None, None, None, None]
assert cloakroom_rail([99, 0, 109, 10]) == [0, 109, 10, None, None, None, None, None, None, 99]
assert cloakroom_rail([7, 6, 5, 17, 16, 15]) == [15, None, None, None, None, 5, 6, 7, 17, 16]
assert cloakroom_rail([100, 9, 8, 7, 6, 5, 4, 3, 2, 1]) == [100, 1, 2, 3, 4, 5, 6, 7, 8, 9]
assert cloakroom_rail([5, 15, 25, 35, 45, 55, 65, 75, 85, 95]) == [55, 65, 75, 85, 95, 5, 15, 25, 35, 45]
