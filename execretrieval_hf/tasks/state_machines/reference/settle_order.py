def settle_order(steps):
    ledger = {"held": 0, "charged": 0, "skipped": 0}
    for word, amount in steps:
        held, charged = ledger["held"], ledger["charged"]
        moves = {
            "hold": (held == 0, amount, 0),
            "take": (amount <= held, -amount, amount),
            "free": (held > 0, -held, 0),
            "back": (amount <= charged, 0, -amount),
        }
        works, more_held, more_charged = moves[word]
        if works:
            ledger["held"] += more_held
            ledger["charged"] += more_charged
        else:
            ledger["skipped"] += 1
    return tuple(ledger.values())
