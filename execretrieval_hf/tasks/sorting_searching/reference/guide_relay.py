def guide_relay(guides, start, end, overlap):
    names = []
    present = None
    limit = start
    while present is None or present < end:
        options = [(leaves, -place) for place, (_, comes, leaves) in enumerate(guides) if comes <= limit]
        if not options:
            return None
        leaves, place = max(options)
        if leaves <= (start if present is None else present):
            return None
        names.append(guides[-place][0])
        present, limit = leaves, leaves - overlap
    return names
