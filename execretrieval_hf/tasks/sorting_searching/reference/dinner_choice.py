from itertools import product


def dinner_choice(courses, budget):
    best = None
    for places in product(*(range(len(course)) for course in courses)):
        dishes = [course[place] for course, place in zip(courses, places)]
        price = sum(dish[1] for dish in dishes)
        rank = -sum(dish[2] for dish in dishes), price
        if price <= budget and (best is None or rank < best[0]):
            best = rank, [dish[0] for dish in dishes]
    return best[1] if best else None
