def rug_group_sizes(rugs):
    labels = list(range(len(rugs)))
    for i, (x, y, w, h) in enumerate(rugs):
        for j, (u, v, a, b) in enumerate(rugs[:i]):
            wide = range(max(x, u), min(x + w, u + a) + 1)
            tall = range(max(y, v), min(y + h, v + b) + 1)
            if wide and tall and len(wide) + len(tall) > 2:
                old, new = labels[i], labels[j]
                labels = [new if label == old else label for label in labels]
    return sorted((labels.count(label) for label in set(labels)), reverse=True)
