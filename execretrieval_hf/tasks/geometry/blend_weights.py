"""Our renderer blends the colours of a triangle's corners at a point. I need each corner's weight there, in
their order: twice the area of the triangle that the point makes with the other two corners, positive
whichever way round the corners come. A point on the outline is fine, but one outside or a triangle without
area should give None.

Keywords: barycentric weights in integers
Inputs: triangle, a tuple of three (x, y) pairs of integers; point, such a pair; the answer is a list of three integers
Requires: type(triangle) is tuple and len(triangle) == 3 and type(point) is tuple and all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for p in triangle + (point,))
Topic: triangles
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def blend_weights(triangle, point):
    px, py = point
    weights = []
    for index in range(3):
        ax, ay = triangle[index - 2]
        bx, by = triangle[index - 1]
        weights.append((ax - px) * (by - py) - (ay - py) * (bx - px))
    if sum(weights) < 0:
        weights = [-weight for weight in weights]
    if sum(weights) == 0 or min(weights) < 0:
        return None
    return weights


assert blend_weights(((0, 0), (4, 0), (0, 4)), (1, 1)) == [8, 4, 4]
assert blend_weights(((0, 0), (0, 4), (4, 0)), (1, 2)) == [4, 8, 4]
assert blend_weights(((0, 0), (4, 0), (0, 4)), (2, 2)) == [0, 8, 8]
assert blend_weights(((0, 1), (5, 5), (5, 4)), (1, 2)) == None
assert blend_weights(((1, 2), (2, 1), (2, 0)), (2, 1)) == [0, 1, 0]
assert blend_weights(((0, 0), (2, 2), (4, 4)), (2, 2)) == None
assert blend_weights(((1, 1), (6, 2), (3, 5)), (6, 2)) == [0, 18, 0]
assert blend_weights(((-2, 3), (5, -1), (0, -4)), (1, 0)) == [17, 15, 9]
assert blend_weights(((1, 7), (2, 0), (8, 3)), (3, 3)) == [15, 20, 10]
assert blend_weights(((2, 1), (2, 5), (5, 1)), (2, 4)) == [3, 9, 0]
