def plan_kits(stock, recipe, reserve):
    spare = {part: stock.get(part, 0) - reserve for part in recipe}
    lacking = {part: each - spare[part] for part, each in recipe.items() if spare[part] < each}
    if lacking:
        return lacking
    sets = 0
    while all(spare[part] >= (sets + 1) * each for part, each in recipe.items()):
        sets += 1
    return sets, sorted(part for part in recipe if spare[part] - sets * recipe[part] < recipe[part])
