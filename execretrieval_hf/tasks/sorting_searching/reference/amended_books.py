def amended_books(entries, fixes, locked):
    ledger = dict(entries)
    ledger.update((day, amount) for day, amount in fixes if day > locked)
    return sorted((day, amount) for day, amount in ledger.items() if amount is not None)
