"""Customers with an IPv4 block such as 192.0.8.0/22 ask which reverse zones they get. Up to a length of 24,
split the block at the next whole number: here into 8.0.192.in-addr.arpa to 11.0.192.in-addr.arpa, ascending.
A longer one is a single zone whose first label is the first and last number, such as 64-127, or just the
number for 32. Where the address is not the block's first, list none.

Keywords: in-addr.arpa zone names
Inputs: block, an address and the prefix length from 1 to 32, as text; the result is a list of strings
Requires: re.fullmatch(r"[0-9]{1,3}([.][0-9]{1,3}){3}/[0-9]{1,2}", block) and all(int(p) < 256 for p in block.split("/")[0].split(".")) and 1 <= int(block.split("/")[1]) <= 32
Topic: network addresses
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def ptr_delegations(block):
    address, text = block.split("/")
    parts = address.split(".")
    length = int(text)
    kept = (length + 7) // 8
    first = int(parts[kept - 1])
    count = 1 << 8 * kept - length
    if first % count > 0 or any(int(part) for part in parts[kept:]):
        return []
    last = first + count - 1
    tail = parts[:kept - 1][::-1] + ["in-addr.arpa"]
    if length > 24:
        label = str(first)
        if last > first:
            label += f"-{last}"
        return [".".join([label] + tail)]
    return [".".join([str(number)] + tail) for number in range(first, last + 1)]


assert ptr_delegations("1.0.8.0/22") == ["8.0.1.in-addr.arpa", "9.0.1.in-addr.arpa", "10.0.1.in-addr.arpa", "11.0.1.in-addr.arpa"]
assert ptr_delegations("10.2.0.0/8") == []
assert ptr_delegations("172.16.0.0/15") == ["16.172.in-addr.arpa", "17.172.in-addr.arpa"]
assert ptr_delegations("198.51.101.0/23") == []
assert ptr_delegations("198.51.100.64/26") == ["64-127.100.51.198.in-addr.arpa"]
assert ptr_delegations("198.51.100.9/32") == ["9.100.51.198.in-addr.arpa"]
assert ptr_delegations("203.0.112.128/25") == ["128-255.112.0.203.in-addr.arpa"]
assert ptr_delegations("126.0.0.0/7") == ["126.in-addr.arpa", "127.in-addr.arpa"]
assert ptr_delegations("48.6.208.10/31") == ["10-11.208.6.48.in-addr.arpa"]
assert ptr_delegations("10.254.0.0/16") == ["254.10.in-addr.arpa"]
