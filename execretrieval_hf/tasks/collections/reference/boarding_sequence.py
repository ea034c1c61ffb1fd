def boarding_sequence(members, guests, run):
    if not members or not guests:
        return members + guests
    if len(members) < run:
        return members + guests
    rest = boarding_sequence(members[run:], guests[1:], run)
    return members[:run] + guests[:1] + rest
