def lost_tickets(stubs, start):
    missing = sorted(set(range(start, max(stubs, default=start))) - set(stubs))
    return (missing[0] if missing else None), len(missing)
