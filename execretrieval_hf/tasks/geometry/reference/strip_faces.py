def strip_faces(strip):
    runs = [[]]
    for number in strip:
        if number == -1:
            runs.append([])
        else:
            runs[-1].append(number)
    faces = []
    for run in runs:
        for place, (a, b, c) in enumerate(zip(run, run[1:], run[2:])):
            if len({a, b, c}) == 3:
                faces.append((b, a, c) if place % 2 else (a, b, c))
    return faces
