def match_quotes(trades, quotes, max_age):
    seconds = [second for second, _ in quotes]
    if seconds != sorted(seconds):
        return None
    matched = []
    for second, paid in trades:
        earlier = [quote for quote in quotes if quote[0] <= second]
        fresh = earlier and second - earlier[-1][0] <= max_age
        matched.append((second, paid - earlier[-1][1] if fresh else None))
    return matched
