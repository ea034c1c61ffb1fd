def reorder_list(articles):
    rows = []
    for name, (stock, arriving, minimum, maximum, carton) in sorted(articles.items()):
        have = stock + arriving
        if have < minimum:
            rows.append((name, len(range(have + carton, maximum + 1, carton))))
    return rows
