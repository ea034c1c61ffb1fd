def plan_position(phases, second):
    cycle = [(lamp, left) for lamp, seconds in phases for left in range(seconds, 0, -1)]
    return cycle[second % len(cycle)]
