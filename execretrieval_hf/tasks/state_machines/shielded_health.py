"""Track a fighter over turns, each with the damage of a hit or 0 for a quiet one. A hit reduces the shield first and the
rest of it the health, neither below 0, and health 0 ends the fight. In each quiet turn that is at least the nth in
succession the shield gains a fixed amount, up to full, as it is at first. Return health, shield and turns fought.

Keywords: game shield recharge damage
Inputs: hits, a list of integers from 0; health, from 1; full, the shield's strength, from 0; n and gain, from 1; all integers; the ending turn counts as fought; the result is a triple
Requires: type(hits) is list and all(type(h) is int and h >= 0 for h in hits) and type(health) is int and health >= 1 and type(full) is int and full >= 0 and type(n) is int and n >= 1 and type(gain) is int and gain >= 1
Topic: games
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def shielded_health(hits, health, full, n, gain):
    shield = full
    quiet = 0
    turns = 0
    for hit in hits:
        turns += 1
        if hit == 0:
            quiet += 1
            if quiet >= n:
                shield = min(shield + gain, full)
            continue
        quiet = 0
        health -= max(hit - shield, 0)
        shield = max(shield - hit, 0)
        if health <= 0:
            return 0, shield, turns
    return health, shield, turns


assert shielded_health([3, 4], 10, 5, 2, 1) == (8, 0, 2)
assert shielded_health([4, 0, 0, 0], 10, 5, 2, 1) == (10, 3, 4)
assert shielded_health([4, 0, 1, 0, 0], 10, 5, 2, 9) == (10, 5, 5)
assert shielded_health([6, 7, 5], 8, 5, 1, 1) == (0, 0, 2)
assert shielded_health([6, 6, 5], 8, 5, 1, 1) == (0, 0, 3)
assert shielded_health([2, 0, 3, 0], 4, 4, 1, 3) == (4, 4, 4)
assert shielded_health([], 3, 0, 1, 1) == (3, 0, 0)
assert shielded_health([5, 0, 0, 0, 6, 0, 2], 9, 5, 3, 2) == (3, 0, 7)
assert shielded_health([1, 0, 9, 0, 0], 5, 3, 2, 2) == (0, 0, 3)
