def void_delegations(grants, owner):
    levels = {owner: float("inf")}
    void = []
    for place, (giver, taker, given) in enumerate(grants):
        allowed = giver in levels and given < levels[giver] and taker not in (giver, owner)
        if allowed:
            levels[taker] = max(given, levels.get(taker, given))
        else:
            void.append(place)
    return void
