def menu_highlights(votes):
    first_two = {}
    for course, dish, number in votes:
        best = first_two.setdefault(course, [])
        place = sum(number <= other for _, other in best)
        best[place:place] = [(dish, number)]
        del best[2:]
    return [(course, [pair[0] for pair in best]) for course, best in first_two.items()]
