def kitchen_timers(steps):
    left = {}
    running = set()
    rung = []
    for kind, name, minutes in steps:
        if kind == "set":
            left[name] = minutes
            running.add(name)
        elif kind == "hold":
            if name in left:
                running ^= {name}
        else:
            for _ in range(minutes):
                for other in sorted(running):
                    left[other] -= 1
                    if left[other] == 0:
                        rung.append(other)
                        del left[other]
                        running.discard(other)
    return rung, left
