"""List the positions, from 0, of addresses whose mailbox an earlier one has already. Case never matters; at
the given providers, neither do dots before the at sign and everything from the first plus up to it.
Addresses without exactly one at sign, or with nothing before it, are passed over.

Keywords: duplicate email accounts plus alias
Inputs: addresses, a list of ASCII strings; providers, a list of host names in small letters
Requires: type(addresses) is list and all(type(a) is str and a.isascii() for a in addresses) and type(providers) is list and all(type(p) is str and p.isascii() and p == p.lower() for p in providers)
Topic: contact data
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def inbox_echoes(addresses, providers):
    seen = []
    echoes = []
    for place, address in enumerate(addresses):
        name, _, host = address.lower().partition("@")
        if address.count("@") != 1 or not name:
            continue
        if host in providers:
            name = name.split("+")[0].replace(".", "")
        if (name, host) in seen:
            echoes.append(place)
        else:
            seen.append((name, host))
    return echoes


assert inbox_echoes(["ann.lee@m.com", "annlee@m.com", "Ann.Lee@M.com"], ["m.com"]) == [1, 2]
assert inbox_echoes(["ann.lee@m.com", "annlee@m.com", "Ann.Lee@M.com"], []) == [2]
assert inbox_echoes(["bo+a@x.de", "bo+b@x.de", "bo@x.de", "ob@x.de"], ["x.de"]) == [1, 2]
assert inbox_echoes(["bo+a+b@x.de", "bo@x.de", "bo@m.de", "bo+c@m.de"], ["x.de"]) == [1]
assert inbox_echoes(["a@b@c", "@x.de", "a@b@c", "@x.de"], ["x.de"]) == []
assert inbox_echoes(["+a@x.de", "+b@x.de", "a@x.de", "A@X.DE", "a@x.de"], ["x.de"]) == [1, 3, 4]
assert inbox_echoes(["a@x.de", "a", "a@y.de", "a", "a@y.de"], ["x.de", "y.de"]) == [4]
assert inbox_echoes(["p@q", "q@p", "P@q", "q@P", "r@q"], []) == [2, 3]
assert inbox_echoes([], ["x.de"]) == []
