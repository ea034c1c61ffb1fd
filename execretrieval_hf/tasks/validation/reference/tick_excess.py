def tick_excess(questions):
    excess = []
    for boxes, least, most, optional in questions:
        ticks = len(boxes.replace(".", ""))
        nearest = sorted((least, ticks, most))[1]
        excess.append(0 if optional and ticks == 0 else ticks - nearest)
    return excess
