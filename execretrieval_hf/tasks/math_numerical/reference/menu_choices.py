from itertools import product


def menu_choices(courses, budget, skips):
    total = 0
    for menu in product(*([None, *dishes] for dishes in courses)):
        taken = [dish for dish in menu if dish is not None]
        letters = "".join(dish[1] for dish in taken)
        if (
            len(menu) - len(taken) <= skips
            and sum(dish[0] for dish in taken) <= budget
            and len(set(letters)) == len(letters)
        ):
            total += 1
    return total
