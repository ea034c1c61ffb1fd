def conflicted_users(roles, pairs):
    counts = {name: sum(a in own and b in own for a, b in pairs) for name, own in roles.items()}
    found = [(name, count) for name, count in sorted(counts.items()) if count]
    return sorted(found, key=lambda pair: pair[1], reverse=True)
