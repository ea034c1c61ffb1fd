def tricks_won(rounds, players, trump):
    won = []
    leader = 0
    for cards in rounds:
        suits = {suit for suit, _ in cards}
        decisive = trump if trump in suits else cards[0][0]
        best = max(rank for suit, rank in cards if suit == decisive)
        leader = (leader + cards.index((decisive, best))) % players
        won.append(leader)
    return [won.count(player) for player in range(players)], leader
