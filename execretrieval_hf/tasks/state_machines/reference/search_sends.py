def search_sends(keys, n):
    return [key + n for place, key in enumerate(keys) if not any(k < key + n for k in keys[place + 1 :])]
