"""Our scoreboard counts a player down in turns of three darts. A dart that would leave less than 0, exactly 1, or 0 other than
by a double is a bust: the turn is over and what it took off is put back. Reaching 0 by a double ends the game.
What remains in the end, and how many busts were there?

Keywords: darts countdown bust double out
Inputs: darts, a list of pairs (number, factor), integers from 0 to 25 and from 1 to 3, 2 being a double; a dart takes off their product; start, an integer from 2; darts after the end do not count; a turn unfinished at the end counts as it stands; the result is a pair
Requires: type(darts) is list and all(type(d) is tuple and len(d) == 2 and type(d[0]) is int and 0 <= d[0] <= 25 and type(d[1]) is int and 1 <= d[1] <= 3 for d in darts) and type(start) is int and start >= 2
Topic: games
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def dart_legs(darts, start):
    left = start
    turn_start = start
    thrown = 0
    busts = 0
    for number, factor in darts:
        left -= number * factor
        thrown += 1
        if left == 0 and factor == 2:
            break
        if left < 2:
            busts += 1
            left = turn_start
            thrown = 3
        if thrown == 3:
            turn_start = left
            thrown = 0
    return left, busts


assert dart_legs([(3, 3), (4, 3), (5, 3), (1, 1), (2, 2), (0, 2), (3, 2), (4, 3), (2, 3)], 15) == (4, 3)
assert dart_legs([(20, 1), (10, 1), (10, 1)], 41) == (41, 1)
assert dart_legs([(20, 1), (10, 2), (1, 2)], 40) == (0, 0)
assert dart_legs([(20, 1), (20, 1), (4, 2)], 40) == (32, 1)
assert dart_legs([(5, 1), (5, 1), (5, 1), (20, 1), (9, 1)], 40) == (25, 1)
assert dart_legs([(15, 2), (10, 1), (2, 1), (3, 1)], 38) == (33, 1)
assert dart_legs([(1, 2), (1, 2), (1, 2)], 2) == (0, 0)
assert dart_legs([(0, 2), (3, 1), (4, 2)], 5) == (5, 1)
assert dart_legs([], 7) == (7, 0)
