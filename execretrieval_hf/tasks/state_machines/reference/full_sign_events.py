def full_sign_events(events, places, n):
    lit = False
    switches = []
    for number in range(len(events)):
        done = events[: number + 1]
        free = places - done.count("i") + done.count("o")
        if free == 0 and not lit or free == n and lit:
            lit = not lit
            switches.append(number)
    return switches
