"""Which dotted IPv4 addresses fit a pattern address if bits set in a wildcard mask do not count, order kept?

Keywords: wildcard mask address filter
Inputs: addresses, a list of strings; pattern and wildcard, strings of four decimal numbers joined by dots, like the addresses; the result is a list
Requires: type(addresses) is list and all(re.fullmatch(r"[0-9]{1,3}([.][0-9]{1,3}){3}", a) and all(int(p) < 256 for p in a.split(".")) for a in addresses + [pattern, wildcard])
Topic: network addresses
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def let_through(addresses, pattern, wildcard):
    wanted = pattern.split(".")
    free = wildcard.split(".")
    fitting = []
    for address in addresses:
        wrong = 0
        for part, other, mask in zip(address.split("."), wanted, free):
            wrong |= (int(part) ^ int(other)) & ~int(mask)
        if wrong == 0:
            fitting.append(address)
    return fitting


assert let_through(["10.0.0.1", "10.0.0.7", "10.0.1.2"], "10.0.0.0", "0.0.0.255") == ["10.0.0.1", "10.0.0.7"]
assert let_through(["10.0.0.1", "10.0.0.2", "10.0.0.3"], "10.0.0.1", "0.0.0.254") == ["10.0.0.1", "10.0.0.3"]
assert let_through(["9.8.7.6", "9.8.7.5", "9.8.7.6"], "9.8.7.6", "0.0.0.0") == ["9.8.7.6", "9.8.7.6"]
assert let_through(["1.2.3.4", "5.6.7.8"], "200.0.0.1", "255.255.255.255") == ["1.2.3.4", "5.6.7.8"]
assert let_through(["172.16.0.1", "172.24.0.1", "172.48.0.1"], "172.16.0.1", "0.15.0.0") == ["172.16.0.1", "172.24.0.1"]
assert let_through(["8.8.8.8", "9.8.8.8", "8.9.8.8"], "8.8.8.9", "0.0.0.1") == ["8.8.8.8"]
assert let_through(["192.168.1.5", "10.168.1.5", "192.168.9.5"], "0.168.1.0", "255.0.0.7") == ["192.168.1.5", "10.168.1.5"]
assert let_through(["64.0.0.0", "0.0.0.0"], "127.0.0.0", "64.0.0.0") == []
assert let_through(["254.0.1.255"], "255.1.1.255", "254.254.0.0") == []
