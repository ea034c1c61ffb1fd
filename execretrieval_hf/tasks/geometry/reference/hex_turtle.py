def hex_turtle(commands, blocked):
    q, r, left_out = 0, 0, 0
    facing = (1, 0)
    for command in commands:
        a, b = facing
        if command == "R":
            facing = (-b, a + b)
        elif command == "L":
            facing = (a + b, -a)
        elif command in "FB":
            sign = 1 if command == "F" else -1
            goal = (q + sign * a, r + sign * b)
            if goal in blocked:
                left_out += 1
            else:
                q, r = goal
    return q, r, left_out
