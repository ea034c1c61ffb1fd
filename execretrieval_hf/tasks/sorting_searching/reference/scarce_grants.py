def scarce_grants(orders, stock, base):
    queue = []
    for place, order in enumerate(orders):
        queue += [(0, place, 0)] * min(order, base)
        queue += [(1, extra, place) for extra in range(order - min(order, base))]
    served = sorted(queue)[:stock]
    grants = [0] * len(orders)
    for late, first, second in served:
        grants[second if late else first] += 1
    return grants, stock - len(served)
