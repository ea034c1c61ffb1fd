def conflicting_groups(chosen, groups):
    counts = (format(chosen & group, "b").count("1") for group in groups)
    return [position for position, count in enumerate(counts) if count > 1]
