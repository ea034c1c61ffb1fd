def outbreak_course(pupils, contacts, limit, days):
    if pupils < 1 or contacts < 0:
        return None
    infected_on = [0]
    course = []
    stopped = False
    for day in range(1, days + 1):
        contagious = len([since for since in infected_on if 2 <= day - since <= 4])
        course.append(contagious)
        stopped = stopped or contagious > limit
        if not stopped:
            fresh = min(contagious * contacts, pupils - len(infected_on))
            infected_on += [day] * fresh
    return course, pupils - len(infected_on)
