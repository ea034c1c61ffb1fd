def customer_sums(keys, limit, bonus):
    def run(keys, prices):
        if not keys:
            return [], len(prices)
        key, rest = keys[0], keys[1:]
        if isinstance(key, int):
            return run(rest, (*prices, key))
        if not prices:
            return run(rest, prices)
        if key == "again":
            return run(rest, prices + prices[-1:])
        if key == "void":
            return run(rest, prices[:-1])
        totals, standing = run(rest, ())
        total = sum(prices)
        return [total - bonus * (total >= limit), *totals], standing

    return run(keys, ())
