def only_turnout(notes, low, high):
    possible = set(range(low, high + 1))
    for length, left in notes:
        possible &= set(range(left % length, high + 1, length))
    if len(possible) > 1:
        return None
    return possible.pop() if possible else -1
