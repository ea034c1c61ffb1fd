"""Find the straight pipe nearest to a leak, the first listed on ties. Give a triple: its number, counted from 0,
and the numerator and denominator, in lowest terms, of its squared distance from the leak.

Keywords: nearest segment to point fraction
Inputs: pipes, a non-empty list of ((x, y), (x, y)) tuples of two different points with integer coordinates; leak, an (x, y) tuple of integers
Requires: type(pipes) is list and len(pipes) > 0 and all(type(s) is tuple and len(s) == 2 and all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for p in s) and s[0] != s[1] for s in pipes) and type(leak) is tuple and len(leak) == 2 and all(type(v) is int for v in leak)
Topic: segments
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from fractions import Fraction


def culprit_main(pipes, leak):
    best = None
    for number, ((ax, ay), (bx, by)) in enumerate(pipes):
        right, up = bx - ax, by - ay
        across, along = leak[0] - ax, leak[1] - ay
        length = right ** 2 + up ** 2
        reach = across * right + along * up
        if reach < 0:
            square = Fraction(across ** 2 + along ** 2)
        elif reach > length:
            square = Fraction((leak[0] - bx) ** 2 + (leak[1] - by) ** 2)
        else:
            square = Fraction((across * up - along * right) ** 2, length)
        if best is None or square < best[1]:
            best = number, square
    return best[0], best[1].numerator, best[1].denominator


assert culprit_main([((-3, -1), (-2, 0)), ((3, 2), (-2, -1))], (-2, -3)) == (1, 4, 1)
assert culprit_main([((0, -2), (-1, -1))], (0, -3)) == (0, 1, 1)
assert culprit_main([((0, 0), (4, 0))], (7, 4)) == (0, 25, 1)
assert culprit_main([((0, 0), (4, 0)), ((0, 6), (4, 6))], (1, 3)) == (0, 9, 1)
assert culprit_main([((0, 0), (4, 2)), ((9, 9), (8, 8))], (1, 1)) == (0, 1, 5)
assert culprit_main([((5, 5), (6, 9)), ((0, 0), (3, 1)), ((0, 2), (1, 2))], (2, 3)) == (2, 2, 1)
assert culprit_main([((2, 2), (5, 2)), ((-1, -1), (-1, -9))], (-1, 1)) == (1, 4, 1)
assert culprit_main([((0, 0), (2, 6))], (3, 1)) == (0, 32, 5)
assert culprit_main([((0, 0), (0, 3)), ((1, 0), (3, 0))], (2, 0)) == (1, 0, 1)
assert culprit_main([((4, 1), (0, 0)), ((0, 5), (5, 0)), ((3, 3), (9, 3))], (2, 2)) == (1, 1, 2)
