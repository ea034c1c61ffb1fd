"""At which top left (row, column), row-wise from 0, does a pattern match inside a picture, its dots matching
anything?

Keywords: find pattern with wildcards in picture
Inputs: picture and pattern, non-empty lists of texts of equal length in each
Requires: all(type(g) is list and len(g) > 0 and all(type(r) is str and len(r) == len(g[0]) > 0 for r in g) for g in (picture, pattern))
Topic: grid search
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def stencil_hits(picture, pattern):
    height, width = len(pattern), len(pattern[0])
    hits = []
    for top in range(len(picture) - height + 1):
        for left in range(len(picture[0]) - width + 1):
            fits = True
            for row in range(height):
                for column in range(width):
                    sign = pattern[row][column]
                    if sign != "." and sign != picture[top + row][left + column]:
                        fits = False
            if fits:
                hits.append((top, left))
    return hits


assert stencil_hits(['ab', 'ba'], ['a']) == [(0, 0), (1, 1)]
assert stencil_hits(['ab', 'ba'], ['ab', 'ba']) == [(0, 0)]
assert stencil_hits(['x'], ['o']) == []
assert stencil_hits(['aab', 'aaa'], ['a.']) == [(0, 0), (0, 1), (1, 0), (1, 1)]
assert stencil_hits(['xyx', 'yxy', 'xyx'], ['x.', '.x']) == [(0, 0), (1, 1)]
assert stencil_hits(['xyx', 'yxy', 'xyx'], ['y', 'x']) == [(0, 1), (1, 0), (1, 2)]
assert stencil_hits(['xyx', 'yxy'], ['.', '.']) == [(0, 0), (0, 1), (0, 2)]
assert stencil_hits(['x.x', '..x'], ['xx']) == []
assert stencil_hits(['x.x', '..x'], ['.x']) == [(0, 1), (1, 1)]
assert stencil_hits(['oxo', 'xox', 'oxo'], ['.x.', '...', '.x.']) == [(0, 0)]
