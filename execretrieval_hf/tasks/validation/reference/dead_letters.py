def dead_letters(log, limit):
    running = {}
    dead = {}
    for address, delivered in log:
        running[address] = "" if delivered else running.get(address, "") + "x"
        if len(running[address]) == limit:
            dead.setdefault(address)
    return list(dead)
