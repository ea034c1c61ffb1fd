def ride_lift(buttons, floors, start):
    if start not in range(floors):
        return None
    state = (start, False)
    idle = 0
    for key in buttons:
        floor, is_open = state
        if key in "oc":
            new = (floor, key == "o")
        else:
            goal = floor + (1 if key == "u" else -1)
            new = (goal, False) if not is_open and goal in range(floors) else state
        idle += new == state
        state = new
    return *state, idle
