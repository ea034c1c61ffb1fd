def sightline_posts(pegs, eye, goal):
    sight = complex(goal[0] - eye[0], goal[1] - eye[1])
    found = []
    for peg in pegs:
        turned = complex(peg[0] - eye[0], peg[1] - eye[1]) * sight.conjugate()
        if turned.imag == 0 and 0 < turned.real < abs(sight.real) ** 2 + abs(sight.imag) ** 2:
            found.append((turned.real, peg))
    return [peg for _, peg in sorted(found)]
