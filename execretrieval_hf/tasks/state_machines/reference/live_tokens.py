def live_tokens(events, life):
    owners = []
    current = {}
    for second, what in events:
        if type(what) is str:
            user = what
        elif not 1 <= what <= len(owners):
            continue
        else:
            user = owners[what - 1]
            if current.get(user, (0, 0))[0] != what:
                current.pop(user, None)
                continue
            if second - current[user][1] > life:
                continue
        owners.append(user)
        current[user] = len(owners), second
    return {user: number for user, (number, _) in current.items()}
