def list_pages(groups, size):
    pages = [[]]
    used = 0
    for heading, count in groups:
        gap = 1 if used else 0
        room = size - used - gap
        whole = count + 1
        if used and (room < whole <= size or room < 2):
            pages.append([])
            used = gap = 0
        while count:
            part = min(count, size - used - gap - 1)
            pages[-1].append((heading, part))
            used += gap + 1 + part
            count -= part
            gap = 0
            if count:
                pages.append([])
                used = 0
    return [page for page in pages if page]
