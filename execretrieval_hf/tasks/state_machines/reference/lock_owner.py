def lock_owner(claims, n):
    holder = last = None
    for second, name in claims:
        if holder in (None, name) or second >= last + n:
            holder, last = name, second
    return holder
