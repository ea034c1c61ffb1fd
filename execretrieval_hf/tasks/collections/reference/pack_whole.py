def pack_whole(stock, orders):
    shelves = dict(stock)
    blocked = set()
    packed = []
    for name, wants in orders:
        short = {article for article in wants if shelves.get(article, 0) < wants[article]}
        if short or blocked & wants.keys():
            blocked |= short
            continue
        packed.append(name)
        shelves.update({article: shelves[article] - wants[article] for article in wants})
    return packed, {article: pieces for article, pieces in shelves.items() if pieces}
