def promote_found(cached, lookups, places):
    order = list(cached)
    for name in lookups:
        at = order.index(name) if name in order else None
        if at is None:
            order = order + [name]
        else:
            rest = order[:at] + order[at + 1 :]
            to = at - places if at >= places else 0
            order = rest[:to] + [name] + rest[to:]
    return order
