def unwind_copies(tokens, limit):
    items = []
    for token in tokens:
        if isinstance(token, int):
            items.append(token)
            continue
        distance, count = token
        if distance not in range(1, len(items) + 1):
            return None
        pattern = items[-distance:]
        items += (pattern * (count // distance + 1))[:count]
    return items[:limit]
