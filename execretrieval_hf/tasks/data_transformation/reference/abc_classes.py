def abc_classes(revenues, first, second):
    earning = {name: value for name, value in revenues.items() if value > 0}
    total = sum(earning.values())
    order = sorted(sorted(revenues), key=revenues.get, reverse=True)
    classes = {"A": [], "B": [], "C": []}
    for place, name in enumerate(order):
        before = 100 * sum(revenues[other] for other in order[:place] if other in earning)
        if name not in earning:
            letter = "C"
        elif place == 0 or before < first * total:
            letter = "A"
        else:
            letter = "B" if before < second * total else "C"
        classes[letter].append(name)
    return list(classes.values())
