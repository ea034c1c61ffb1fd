def soonest_at_goal(trips, journey, change, avoided):
    start, goal, minute = journey
    if start == goal:
        return minute
    ready = {start: minute}
    arrivals = {}
    for _ in trips:
        for town, leaves, target, arrives in trips:
            if leaves < ready.get(town, leaves + 1):
                continue
            if arrives < arrivals.get(target, arrives + 1):
                arrivals[target] = arrives
                if target not in avoided and target != start:
                    ready[target] = arrives + change
    return arrivals.get(goal)
