def bitmap_oracle(bitmap, lookups):
    ones = [bit for bit in range(20) if bitmap // 2**bit % 2]

    def answer(word, number):
        lower = [bit for bit in ones if bit < number]
        upper = ones[len(lower) :]
        table = {
            "below": len(lower),
            "nth": ones[number - 1] if 1 <= number <= len(ones) else -1,
            "from": min(upper, default=-1),
            "before": max(lower, default=-1),
        }
        return table.get(word)

    return [answer(*lookup) for lookup in lookups]
