def retry_line(jobs, behind, limit, budget):
    tried = [0] * len(jobs)
    order = list(range(len(jobs)))
    log, lost = [], []
    for _ in range(budget):
        if not order:
            break
        first, order = order[0], order[1:]
        tried[first] += 1
        log.append(first)
        if tried[first] == jobs[first][1]:
            continue
        if tried[first] == limit:
            lost.append(first)
        else:
            order = order[:behind] + [first] + order[behind:]
    return tuple([jobs[i][0] for i in part] for part in (log, lost, order))
