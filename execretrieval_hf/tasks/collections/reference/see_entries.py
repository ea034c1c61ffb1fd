def see_entries(index):
    pages = {term: {i for i in items if type(i) is int} for term, items in index.items()}
    for _ in index:
        for term, items in index.items():
            for other in items:
                pages[term] |= pages.get(other, set()) if type(other) is str else set()
    return {term: sorted(found) for term, found in pages.items() if found}
