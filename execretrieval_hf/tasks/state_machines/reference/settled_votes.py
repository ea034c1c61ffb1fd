def settled_votes(log, needed):
    settled = []
    voters = {}
    closed = set()
    for word, ballot, member in log:
        if ballot in closed:
            continue
        if word == "begin":
            voters.setdefault(ballot, set())
            continue
        if ballot not in voters:
            continue
        if word == "yes":
            voters[ballot].add(member)
        if word != "yes" or len(voters[ballot]) == needed:
            closed.add(ballot)
            settled.append(ballot + (" commit" if word == "yes" else " abort"))
    return settled
