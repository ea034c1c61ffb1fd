def roll_up_costs(plan, deepest):
    before = 0
    for level, _, _ in plan:
        if level > before + 1:
            return []
        before = level
    rows = []
    for place, (level, item, price) in enumerate(plan):
        total = price
        for other, _, part in plan[place + 1 :]:
            if other <= level:
                break
            total += part
        if level <= deepest and total:
            rows.append((item, total))
    return rows
