"""How many leading bits do all my dotted IPv4 addresses have in common, 32 if there is only one?

Keywords: common prefix length IPv4
Inputs: addresses, a list of at least one address such as "10.0.2.1"
Requires: type(addresses) is list and len(addresses) > 0 and all(re.fullmatch(r"[0-9]{1,3}([.][0-9]{1,3}){3}", a) and all(int(p) < 256 for p in a.split(".")) for a in addresses)
Topic: network addresses
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def agreeing_bits(addresses):
    first = None
    differing = 0
    for address in addresses:
        number = 0
        for part in address.split("."):
            number = number << 8 | int(part)
        if first is None:
            first = number
        differing |= number ^ first
    return 32 - differing.bit_length()


assert agreeing_bits(["10.0.0.1"]) == 32
assert agreeing_bits(["10.0.0.1", "10.0.0.0"]) == 31
assert agreeing_bits(["10.0.0.1", "10.0.0.2", "10.0.0.3"]) == 30
assert agreeing_bits(["10.1.0.0", "10.2.0.0"]) == 14
assert agreeing_bits(["192.168.4.1", "192.168.7.9", "192.168.5.0", "192.168.4.1"]) == 22
assert agreeing_bits(["128.0.0.0", "127.255.255.255"]) == 0
assert agreeing_bits(["200.1.2.3", "200.1.2.131"]) == 24
assert agreeing_bits(["0.0.0.0", "0.1.0.0", "64.0.0.0"]) == 1
assert agreeing_bits(["9.9.9.9", "9.9.73.9", "9.9.9.8"]) == 17
