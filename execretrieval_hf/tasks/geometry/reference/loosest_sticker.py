def loosest_sticker(stickers):
    areas = []
    for place in range(len(stickers)):
        lefts, bottoms, rights, tops = zip(*(stickers[:place] + stickers[place + 1 :]))
        areas.append((max(rights) - min(lefts)) * (max(tops) - min(bottoms)))
    return areas.index(min(areas)), min(areas)
