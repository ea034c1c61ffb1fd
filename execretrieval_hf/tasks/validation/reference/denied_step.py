def denied_step(chain, user, groups, right):
    for place, (name, owner, group, signs) in enumerate(chain):
        needed = right if place == len(chain) - 1 else "x"
        who = 0 if owner == user else 1 if group in groups else 2
        if needed not in signs[3 * who : 3 * who + 3]:
            return name
    return None
