def assembly_shortage(product, pieces, recipes, stock):
    need = {product: pieces}
    buy = {}
    while need:
        name = min(need)
        missing = need.pop(name) - stock.get(name, 0)
        if missing <= 0:
            continue
        parts = recipes.get(name)
        if not parts:
            buy[name] = missing
        for part, count in parts or []:
            need[part] = need.get(part, 0) + missing * count
    return buy
