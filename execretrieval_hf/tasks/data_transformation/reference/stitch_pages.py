def stitch_pages(pages):
    collected = []
    for page in pages:
        sizes = [n for n in range(len(page) + 1) if n == 0 or collected[-n:] == page[:n]]
        collected = collected + page[sizes[-1] :]
    return collected
