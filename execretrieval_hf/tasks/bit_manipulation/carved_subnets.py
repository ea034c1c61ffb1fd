"""Divide a block such as 10.0.0.0/24 among offices, each getting the smallest subnet with two addresses more
than it has hosts. From the block's start, larger subnets come first, equal ones in the offices' order. Return
each office's subnet in the same notation, in the given order, or None if the block is too small. Offices
without hosts get empty text.

Keywords: VLSM subnet planning
Inputs: block, an IPv4 block as text, its host bits zero; hosts, a list of integers from 0 to 2000
Requires: re.fullmatch(r"[0-9]{1,3}([.][0-9]{1,3}){3}/[0-9]{1,2}", block) and all(int(p) < 256 for p in block.split("/")[0].split(".")) and 16 <= int(block.split("/")[1]) <= 30 and sum(int(p) << s for p, s in zip(block.split("/")[0].split("."), (24, 16, 8, 0))) % 2**(32 - int(block.split("/")[1])) == 0 and type(hosts) is list and all(type(n) is int and 0 <= n <= 2000 for n in hosts)
Topic: network addresses
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def carved_subnets(block, hosts):
    address, length = block.split("/")
    start = 0
    for part in address.split("."):
        start = start << 8 | int(part)
    end = start + (1 << 32 - int(length))
    sizes = []
    for count in hosts:
        bits = 2
        while 1 << bits < count + 2:
            bits += 1
        sizes.append(bits)
    subnets = [""] * len(hosts)
    for office in sorted(range(len(hosts)), key=lambda i: -sizes[i]):
        if hosts[office] == 0:
            continue
        bits = sizes[office]
        parts = [str(start >> shift & 255) for shift in (24, 16, 8, 0)]
        subnets[office] = ".".join(parts) + f"/{32 - bits}"
        start += 1 << bits
        if start > end:
            return None
    return subnets


assert carved_subnets("10.0.0.0/24", [100, 50, 20]) == ["10.0.0.0/25", "10.0.0.128/26", "10.0.0.192/27"]
assert carved_subnets("10.0.0.0/24", [20, 50, 100]) == ["10.0.0.192/27", "10.0.0.128/26", "10.0.0.0/25"]
assert carved_subnets("192.168.3.128/25", [62, 63]) == None
assert carved_subnets("192.168.3.128/25", [62, 62]) == ["192.168.3.128/26", "192.168.3.192/26"]
assert carved_subnets("10.1.0.0/16", [1, 2, 3]) == ["10.1.0.8/30", "10.1.0.12/30", "10.1.0.0/29"]
assert carved_subnets("172.16.4.0/22", [500, 254, 253]) == ["172.16.4.0/23", "172.16.6.0/24", "172.16.7.0/24"]
assert carved_subnets("10.0.9.0/30", [2]) == ["10.0.9.0/30"]
assert carved_subnets("10.0.9.0/30", [3]) == None
assert carved_subnets("10.255.0.0/20", [7, 510, 6, 14]) == ["10.255.2.0/28", "10.255.0.0/23", "10.255.2.32/29", "10.255.2.16/28"]
assert carved_subnets("10.0.0.0/29", [0, 1, 2]) == ["", "10.0.0.0/30", "10.0.0.4/30"]
