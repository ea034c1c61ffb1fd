def label_slots(labels, roll, gap):
    turned = []
    for width, height in labels:
        if width > roll:
            width, height = height, width
        turned.append((width, height) if width <= roll else None)
    rows = [[]]
    for place, size in enumerate(turned):
        if size is None:
            continue
        used = sum(turned[other][0] + gap for other in rows[-1])
        if used + size[0] > roll and rows[-1]:
            rows.append([])
        rows[-1].append(place)
    slots = [None] * len(labels)
    top = 0
    for row in rows:
        left = 0
        for place in row:
            slots[place] = left, top
            left += turned[place][0] + gap
        top += max((turned[place][1] for place in row), default=0) + gap
    return slots
