def sock_matches(socks, hand):
    held = []
    pairs = []
    for sock in socks:
        if sock in held:
            held = [other for other in held if other != sock]
            pairs.append(sock)
        else:
            held = [sock, *held][:hand]
    return pairs
