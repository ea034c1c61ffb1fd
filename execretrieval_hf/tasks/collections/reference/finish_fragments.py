def finish_fragments(ahead, least):
    behind = {}
    for name in sorted(ahead, reverse=True):
        behind[ahead[name]] = name
    followers = set(behind.values())
    people = {*ahead, *ahead.values()}

    def chain(front):
        return [front] + (chain(behind[front]) if front in behind else [])

    chains = [chain(person) for person in people if person not in followers]
    return sorted((c for c in chains if len(c) >= least), key=lambda c: (-len(c), c[0]))
