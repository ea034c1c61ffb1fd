"""Which tooth count nearest my wish, not below a minimum, is coprime to all meshing wheels, larger on ties?

Keywords: coprime gear tooth count
Inputs: wish, an integer; meshing, a list of the tooth counts of the other wheels, from 1; least, the smallest tooth count possible, from 2
Requires: type(wish) is int and wish >= 1 and type(meshing) is list and all(type(m) is int and m >= 1 for m in meshing) and type(least) is int and least >= 2
Topic: primes and factors
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from math import gcd


def hunting_cog(wish, meshing, least):
    offset = 0
    while True:
        for teeth in (wish + offset, wish - offset):
            if teeth >= least and all(gcd(teeth, other) == 1 for other in meshing):
                return teeth
        offset += 1


assert hunting_cog(30, [7], 8) == 30
assert hunting_cog(30, [12], 8) == 31
assert hunting_cog(33, [15], 8) == 34
assert hunting_cog(35, [10, 21], 8) == 37
assert hunting_cog(25, [10, 33], 8) == 23
assert hunting_cog(8, [6, 5], 7) == 7
assert hunting_cog(8, [6, 5], 8) == 11
assert hunting_cog(6, [], 10) == 10
assert hunting_cog(14, [1, 7, 4], 12) == 15
