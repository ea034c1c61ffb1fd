def program_outcome(program, length, limit):
    marks = [False] * length
    cell = place = 0
    for _ in range(limit):
        if place >= len(program):
            break
        word, number = program[place]
        jumps = (word == "marked" and marks[cell]) or (word == "edge" and cell in (0, length - 1))
        if word == "go":
            cell = max(0, min(length - 1, cell + number))
        if word == "flip":
            marks[cell] ^= True
        place = number if jumps else place + 1
    return cell, [i for i, mark in enumerate(marks) if mark], place >= len(program)
