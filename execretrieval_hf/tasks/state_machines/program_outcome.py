"""Run a robot's program on a strip, from cell 0 with no cell marked: go moves by so many cells, negative
backwards, stopping at the ends; flip marks the cell or unmarks a marked one; marked and edge jump to an
instruction if the cell is marked or an end. Give the cell, the marked cells ascending, and whether the
program's end was reached within the step limit.

Keywords: robot program jumps step limit
Inputs: program, a list of pairs (word, integer), with 0 for flip and for a jump the place of an instruction, counted from 0, or the number of instructions, which finishes the run as passing the last does; length, the number of cells, from 1; limit, the number of instructions that may be run, from 0, after which it stops; the result is a triple
Requires: type(program) is list and all(type(p) is tuple and len(p) == 2 and type(p[1]) is int and (p[0] == "go" or p[0] == "flip" and p[1] == 0 or p[0] in ("marked", "edge") and 0 <= p[1] <= len(program)) for p in program) and type(length) is int and length >= 1 and type(limit) is int and 0 <= limit <= 1000
Topic: robots
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def program_outcome(program, length, limit):
    cell = line = 0
    marks = set()
    while line < len(program) and limit > 0:
        word, value = program[line]
        line += 1
        limit -= 1
        if word == "go":
            cell = max(0, min(cell + value, length - 1))
        elif word == "flip":
            marks ^= {cell}
        elif word == "marked" and cell in marks:
            line = value
        elif word == "edge" and cell in (0, length - 1):
            line = value
    return cell, sorted(marks), line == len(program)


assert program_outcome([("go", 3), ("flip", 0)], 10, 9) == (3, [3], True)
assert program_outcome([("go", 5), ("flip", 0), ("go", -9)], 4, 9) == (0, [3], True)
assert program_outcome([("go", 1), ("flip", 0), ("edge", 4), ("marked", 0)], 4, 11) == (3, [1, 2, 3], True)
assert program_outcome([("go", 1), ("flip", 0), ("edge", 4), ("marked", 0)], 4, 10) == (3, [1, 2, 3], False)
assert program_outcome([("marked", 0), ("flip", 0), ("marked", 0)], 5, 6) == (0, [0], False)
assert program_outcome([("flip", 0), ("flip", 0), ("marked", 0), ("go", 1)], 2, 9) == (1, [], True)
assert program_outcome([], 3, 0) == (0, [], True)
assert program_outcome([("edge", 2), ("go", 4), ("go", 1), ("edge", 5), ("flip", 0)], 3, 8) == (1, [1], True)
