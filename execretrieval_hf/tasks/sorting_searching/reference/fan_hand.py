def fan_hand(cards, trump):
    suits = {}
    for card in cards:
        suits.setdefault(card[0], []).append(card)
    values = [str(n) for n in range(2, 11)] + list("JQKA")
    order = sorted(suits, key=lambda suit: (suit != trump, -len(suits[suit]), suit))
    return [
        card
        for suit in order
        for card in sorted(suits[suit], key=lambda c: values.index(c[1:]), reverse=True)
    ]
