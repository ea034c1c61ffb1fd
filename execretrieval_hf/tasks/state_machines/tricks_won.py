"""In a card game players numbered from 0 sit in a ring, player 0 begins the first round, each winner begins the next, and
cards are given in the sequence of play. The highest trump takes a round, or the highest card of the first card's suit
if no trump was played. Count the rounds of each player and name the one to begin next.

Keywords: trick taking winner trump
Inputs: rounds, a list of lists of one card a player; players, an integer from 2; trump, a suit; a card is a pair (suit, rank), a letter and an integer, no card twice in a round; play goes to the next higher number and from the last to 0; the result is a pair of a list and a number
Requires: type(players) is int and players >= 2 and type(trump) is str and len(trump) == 1 and type(rounds) is list and all(type(r) is list and len(r) == players == len(set(r)) and all(type(c) is tuple and len(c) == 2 and type(c[0]) is str and len(c[0]) == 1 and type(c[1]) is int for c in r) for r in rounds)
Topic: games
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def tricks_won(rounds, players, trump):
    won = [0] * players
    leader = 0
    for cards in rounds:
        best = 0
        for place in range(1, players):
            suit, rank = cards[place]
            best_suit, best_rank = cards[best]
            if suit == best_suit:
                if rank > best_rank:
                    best = place
            elif suit == trump:
                best = place
        leader = (leader + best) % players
        won[leader] += 1
    return won, leader


assert tricks_won([[("s", 5), ("s", 9), ("h", 12)]], 3, "c") == ([0, 1, 0], 1)
assert tricks_won([[("s", 5), ("s", 9), ("h", 2)]], 3, "h") == ([0, 0, 1], 2)
assert tricks_won([[("d", 3), ("d", 7)], [("d", 9), ("d", 4)]], 2, "s") == ([0, 2], 1)
assert tricks_won([[("s", 5), ("h", 3), ("h", 4)], [("c", 2), ("c", 8), ("h", 2)]], 3, "h") == ([0, 1, 1], 1)
assert tricks_won([[("h", 6), ("s", 9), ("c", 14), ("h", 2)]], 4, "d") == ([1, 0, 0, 0], 0)
assert tricks_won([[("c", 1), ("h", 7), ("c", 13), ("h", 6)], [("s", 1), ("s", 2), ("s", 3), ("s", 4)]], 4, "h") == ([1, 1, 0, 0], 0)
assert tricks_won([], 2, "h") == ([0, 0], 0)
assert tricks_won([[("h", 4), ("s", 9)], [("h", 4), ("h", 8)], [("s", 4), ("c", 2)]], 2, "h") == ([1, 2], 1)
