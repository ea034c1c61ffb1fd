def stale_cascade(events):
    pages = {}
    dropped = []
    for kind, name, names in events:
        if kind == "store":
            pages = {**pages, name: set(names)}
            continue
        stale = {name}
        grew = True
        while grew:
            more = {page for page, parts in pages.items() if parts & stale and page != name}
            grew = not more <= stale
            stale |= more
        gone = stale - {name}
        dropped += sorted(gone)
        pages = {page: parts for page, parts in pages.items() if page not in gone}
    return sorted(pages), {page: dropped.count(page) for page in dropped}
