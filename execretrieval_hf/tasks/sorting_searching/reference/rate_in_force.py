def rate_in_force(changes, day, max_age, fallback):
    past = sorted((start, place) for place, (start, _) in enumerate(changes) if start <= day)
    if past and past[-1][0] >= day - max_age:
        return changes[past[-1][1]][1]
    return fallback
