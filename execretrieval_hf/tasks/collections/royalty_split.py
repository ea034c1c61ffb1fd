"""Share a song's income along its chain of sources, as a dictionary without zero shares: each remix keeps a given
percentage of what reaches it, rounded up, and passes any rest to its source, where it may end.

Keywords: remix royalties passed upstream
Inputs: amount, an integer from 0; song, its name; sources, a dictionary from remix to source; percent, the number n, 1 to 100
Requires: type(amount) is int and amount >= 0 and type(song) is str and type(sources) is dict and all(type(r) is type(s) is str and s < r for r, s in sources.items()) and type(percent) is int and 1 <= percent <= 100
Topic: chains of references
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def royalty_split(amount, song, sources, percent):
    shares = {}
    while song in sources and amount > 0:
        share = (amount * percent + 99) // 100
        shares[song] = share
        amount -= share
        song = sources[song]
    if amount > 0:
        shares[song] = amount
    return shares


assert royalty_split(100, "b", {"b": "a"}, 50) == {"b": 50, "a": 50}
assert royalty_split(101, "c", {"c": "b", "b": "a"}, 50) == {"c": 51, "b": 25, "a": 25}
assert royalty_split(70, "a", {"b": "a"}, 30) == {"a": 70}
assert royalty_split(10, "d", {"d": "c", "c": "b", "b": "a"}, 25) == {"d": 3, "c": 2, "b": 2, "a": 3}
assert royalty_split(1, "c", {"c": "b", "b": "a"}, 10) == {"c": 1}
assert royalty_split(40, "b", {"b": "a"}, 100) == {"b": 40}
assert royalty_split(2, "d", {"b": "a", "d": "b"}, 1) == {"d": 1, "b": 1}
assert royalty_split(101, "c", {"c": "a"}, 99) == {"c": 100, "a": 1}
assert royalty_split(0, "b", {"b": "a"}, 20) == {}
assert royalty_split(200, "b", {"b": "a"}, 1) == {"b": 2, "a": 198}
