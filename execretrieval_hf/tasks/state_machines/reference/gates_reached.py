def gates_reached(legs, start, b):
    clock = start
    for number, leg in enumerate(legs):
        if clock - leg < 0:
            return number
        clock = min(clock - leg + b, start)
    return len(legs)
