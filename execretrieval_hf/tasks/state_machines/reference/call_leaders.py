def call_leaders(log, owner):
    here = []
    leaders = [None]
    for entry in log:
        sign, name = entry[0], entry[1:]
        if sign == "+" and name not in here:
            here = [*here, name]
        if sign == "-":
            here = [other for other in here if other != name]
        leader = owner if owner in here else next(iter(here), None)
        if leader != leaders[-1]:
            leaders.append(leader)
    return leaders[1:]
