def text_overflow(text, limit):
    costs = []
    for before, sign in zip("\n" + text, text):
        costs.append(2 if sign == "\n" else 0 if sign == " " and before in " \n" else 1)
    over = [place for place in range(len(text)) if sum(costs[: place + 1]) > limit]
    return (over[0] if over else -1), limit - sum(costs)
