def approval_route(staff, person, amount):
    path = [person]
    while staff.get(path[-1], ("",))[0] in staff:
        boss = staff[path[-1]][0]
        if boss in path:
            break
        path.append(boss)
    signers = [(name, staff[name][1]) for name in path[1:] if staff[name][1] > 0]
    for count in range(1, len(signers) + 1):
        enough = any(limit >= amount for _, limit in signers[:count])
        if enough and (amount <= 500 or count >= 2):
            return [name for name, _ in signers[:count]]
    return None
