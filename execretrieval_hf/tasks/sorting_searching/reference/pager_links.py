def pager_links(current, last, reach):
    pages = [p for p in range(1, last + 1) if p in (1, last) or abs(p - current) <= reach]
    links = pages[:1]
    for before, page in zip(pages, pages[1:]):
        if page - before == 2:
            links.append(page - 1)
        elif page - before > 2:
            links.append(0)
        links.append(page)
    return links
