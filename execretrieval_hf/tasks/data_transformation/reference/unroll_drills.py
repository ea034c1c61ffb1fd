def unroll_drills(plan, pause):
    flat = []
    stack = list(reversed(plan))
    while stack:
        item = stack.pop()
        if isinstance(item, str):
            flat.append(item)
            continue
        times, items = item
        rounds = list(items)
        for _ in range(times - 1):
            rounds += [pause, *items]
        if times:
            stack.extend(reversed(rounds))
    return flat
