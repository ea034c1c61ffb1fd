def start_field(runners, places, behind):
    order = sorted(range(len(runners)), key=lambda i: (runners[i][2], i))
    regions = {}
    for i in order:
        regions.setdefault(runners[i][1], i)
    first = list(regions.values())[:places]
    limit = runners[order[0]][2] + behind if order else 0
    others = [i for i in order if i not in regions.values() and runners[i][2] <= limit]
    chosen = first + others[: places - len(first)]
    return [runners[i][0] for i in order if i in chosen]
