def oven_sequence(jobs, present):
    ordered = sorted(jobs)
    hot = [job for job in ordered if job >= present]
    order = hot + ordered[: len(ordered) - len(hot)][::-1]
    return order, sum(abs(b - a) for a, b in zip([present, *order], order))
