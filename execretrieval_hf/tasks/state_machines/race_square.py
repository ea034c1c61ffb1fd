"""Starting at 0, where do throws leave my counter if overshooting the goal counts back and links redirect it
once?

Keywords: board game counter bounce back
Inputs: throws, a list of integers from 1 to 6; last, the number of the last field, from 6, the goal, on which it stops for good; links, a dictionary from a field it ends a throw on to the field it is sent to, from which it is not sent on
Requires: type(throws) is list and all(type(t) is int and 1 <= t <= 6 for t in throws) and type(last) is int and last >= 6 and type(links) is dict and all(type(k) is int and type(v) is int and 1 <= k < last and 0 <= v <= last for k, v in links.items())
Topic: games
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def race_square(throws, last, links):
    square = 0
    for throw in throws:
        square += throw
        if square > last:
            square = 2 * last - square
        square = links.get(square, square)
        if square == last:
            break
    return square


assert race_square([3, 5], 20, {}) == 8
assert race_square([6, 3, 2], 10, {}) == 9
assert race_square([5, 6], 8, {5: 1}) == 7
assert race_square([2, 3], 9, {2: 6, 6: 0, 7: 4}) == 9
assert race_square([6, 5], 6, {}) == 6
assert race_square([4, 5], 8, {7: 2}) == 2
assert race_square([2, 1], 12, {2: 12}) == 12
assert race_square([], 7, {1: 5}) == 0
assert race_square([1, 6], 6, {}) == 5
assert race_square([2, 2], 9, {2: 5, 5: 8}) == 7
