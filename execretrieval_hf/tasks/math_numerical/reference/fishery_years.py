def fishery_years(stock, capacity, quota, growth):
    if capacity < max(1, stock):
        return None
    caught = []
    is_closed = False
    for percent in growth:
        allowed = quota
        if is_closed:
            is_closed = 2 * stock < capacity
            allowed = 0 if is_closed else quota // 2
        if allowed and 5 * (stock - allowed) < capacity:
            is_closed, allowed = True, 0
        elif not allowed and not is_closed and 5 * stock < capacity:
            is_closed = True
        stock -= allowed
        caught.append(allowed)
        stock += stock * (capacity - stock) * percent // (100 * capacity)
    return caught, stock
