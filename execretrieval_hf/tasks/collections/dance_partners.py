"""How are heights paired, leader first, if leaders in turn take the nearest free follower within n, shorter on
ties?

Keywords: pair dancers by closest height
Inputs: leaders and followers, lists of heights; apart, the number n, from 0
Requires: type(leaders) is list and all(type(h) is int and h > 0 for h in leaders) and type(followers) is list and all(type(h) is int and h > 0 for h in followers) and type(apart) is int and apart >= 0
Topic: pairing
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def dance_partners(leaders, followers, apart):
    free = list(followers)
    couples = []
    for leader in leaders:
        gaps = [(abs(height - leader), height) for height in free]
        if gaps and min(gaps)[0] <= apart:
            height = min(gaps)[1]
            free.remove(height)
            couples.append((leader, height))
    return couples


assert dance_partners([180, 170], [168, 179, 181], 5) == [(180, 179), (170, 168)]
assert dance_partners([180, 179], [175, 178], 9) == [(180, 178), (179, 175)]
assert dance_partners([170], [175, 164], 5) == [(170, 175)]
assert dance_partners([170], [176, 164], 5) == []
assert dance_partners([175], [180, 170], 5) == [(175, 170)]
assert dance_partners([160, 160, 160], [161, 160], 3) == [(160, 160), (160, 161)]
assert dance_partners([190, 150], [160, 165], 12) == [(150, 160)]
assert dance_partners([172, 181], [172, 180, 171], 0) == [(172, 172)]
assert dance_partners([170], [], 4) == []
