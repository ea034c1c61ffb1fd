def follow_moves(table, address, limit):
    path = [address]
    while path[-1] in table and len(path) <= limit:
        path.append(table[path[-1]])
        if path[-1] in path[:-1]:
            return None
    return -1 if path[-1] in table else (path[-1], len(path) - 1)
