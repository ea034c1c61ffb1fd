def latest_starts(jobs, setup):
    starts = []
    for place in range(len(jobs)):
        bounds = []
        needed = 0
        for hours, due in jobs[place:]:
            needed += hours
            if due is not None:
                bounds.append(due - needed)
            needed += setup
        starts.append(min(bounds))
    return None if any(start < 0 for start in starts) else starts
