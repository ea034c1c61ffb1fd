def metered_quarters(spans, free):
    lit = {minute for start, end in spans for minute in range(start, end)}
    paid = {}
    for quarter in range(96):
        begin = 15 * quarter
        if begin in range(*free):
            continue
        if len(lit & set(range(begin, begin + 15))) > 4:
            paid[quarter // 4] = paid.get(quarter // 4, 0) + 1
    return list(paid.items())
