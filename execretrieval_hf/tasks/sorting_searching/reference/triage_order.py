def triage_order(tickets, ranking, today):
    late = sorted((t for t in tickets if t[2] < today), key=lambda t: t[2])
    rest = [t for t in tickets if t[2] >= today]
    ordered = []
    for label in ranking:
        ordered += sorted((t for t in rest if t[1] == label), key=lambda t: t[2])
    ordered += sorted((t for t in rest if t[1] not in ranking), key=lambda t: t[2])
    return [number for number, _, _ in late + ordered]
