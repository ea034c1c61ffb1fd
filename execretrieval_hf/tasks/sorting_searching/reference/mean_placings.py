def mean_placings(scores):
    placings = []
    for score in scores:
        above = len([other for other in scores if other > score])
        placings.append(2 * above + scores.count(score) + 1)
    return placings
