def parcel_labels(orders):
    labels = []
    for place in range(len(orders)):
        total = orders.count(orders[place])
        number = orders[: place + 1].count(orders[place])
        labels.append("" if total == 1 else f"{number}/{total}")
    return labels
