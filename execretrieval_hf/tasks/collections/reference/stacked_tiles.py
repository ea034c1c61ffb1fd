def stacked_tiles(tiles, limit):
    def settle(pile):
        if len(pile) > 1 and pile[-1] == pile[-2] and sum(pile[-2:]) <= limit:
            return settle(pile[:-2] + [sum(pile[-2:])])
        return pile

    pile = []
    for tile in tiles:
        pile = settle(pile + [tile])
    return pile
