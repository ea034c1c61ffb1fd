def culprit_bounds(states):
    good, bad = 0, len(states) - 1
    while True:
        middle = (good + bad) // 2
        order = [*range(middle, bad), *range(middle - 1, good, -1)]
        usable = [build for build in order if good < build < bad and states[build] != "-"]
        if not usable:
            return good, bad
        if states[usable[0]] == "g":
            good = usable[0]
        else:
            bad = usable[0]
