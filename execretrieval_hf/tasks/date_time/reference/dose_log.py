def dose_log(due, openings, slack):
    left = list(openings)
    labels = []
    for minute in due:
        near = [at for at in left if -slack <= at - minute <= slack]
        if not near:
            labels.append("missed")
            continue
        left.remove(near[0])
        labels.append(("on time", "late", "early")[(near[0] > minute) - (near[0] < minute)])
    return labels
