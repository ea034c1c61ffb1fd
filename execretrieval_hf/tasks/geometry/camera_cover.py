"""In our theatre one camera films the audience past straight walls, each given by its two ends. A seat is
hidden as soon as the straight line from camera to it touches a wall anywhere, even just at a wall's end, at
the camera or at the seat itself. List the numbers, from 0, of the seats in view.

Keywords: line of sight blocked by walls
Inputs: camera, an (x, y) tuple of integers; walls, a list of ((x, y), (x, y)) tuples of two different points with integer coordinates; seats, a list of (x, y) tuples of integers
Requires: type(camera) is tuple and type(walls) is list and type(seats) is list and all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for p in [camera] + seats) and all(type(s) is tuple and len(s) == 2 and all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for p in s) and s[0] != s[1] for s in walls)
Topic: segments
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def camera_cover(camera, walls, seats):
    def bend(start, end, other):
        return (end[0] - start[0]) * (other[1] - start[1]) - (end[1] - start[1]) * (other[0] - start[0])

    shown = []
    for number, seat in enumerate(seats):
        for a, b in walls:
            if max(a, b) < min(camera, seat) or max(camera, seat) < min(a, b):
                continue
            if bend(camera, seat, a) * bend(camera, seat, b) <= 0 and bend(a, b, camera) * bend(a, b, seat) <= 0:
                break
        else:
            shown.append(number)
    return shown


assert camera_cover((0, 0), [((2, -1), (2, 1))], [(4, 0), (4, 2), (4, 3), (1, 0), (2, 0)]) == [2, 3]
assert camera_cover((0, 0), [((2, 2), (4, 4)), ((-1, 0), (-3, 0))], [(1, 1), (2, 2), (5, 5), (-2, 0), (4, 3)]) == [0, 4]
assert camera_cover((1, -2), [((0, -2), (0, 4)), ((0, -4), (1, -1))], [(0, 0), (0, 1), (1, -2), (-1, 0)]) == [2]
assert camera_cover((1, 1), [], [(1, 1), (3, 0)]) == [0, 1]
assert camera_cover((0, 5), [((-3, 2), (3, 2)), ((5, 0), (5, 9))], [(0, 3), (0, 2), (0, 1), (-6, 0), (6, 5)]) == [0, 3]
assert camera_cover((4, 4), [((0, 0), (2, 2)), ((8, 4), (6, 4))], [(3, 3), (1, 1), (4, 4), (5, 4), (7, 4)]) == [0, 2, 3]
assert camera_cover((0, -4), [((0, 0), (0, 2))], [(0, -1), (0, 0), (0, 4), (1, 4), (0, -9), (0, -4)]) == [0, 3, 4, 5]
assert camera_cover((-2, -2), [((0, -4), (-4, 0))], [(-2, -2), (5, 5), (-3, -3)]) == []
assert camera_cover((2, 1), [((-1, 2), (-1, -1)), ((-1, 0), (0, 1))], [(-1, 2), (2, -2)]) == [1]
assert camera_cover((-4, -1), [((-3, 5), (5, -6))], [(-6, 4), (4, -3)]) == [0]
