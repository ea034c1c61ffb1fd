import ipaddress


def carved_subnets(block, hosts):
    network = ipaddress.ip_network(block)
    bits = {place: (count + 1).bit_length() for place, count in enumerate(hosts) if count}
    order = sorted(bits, key=lambda place: -bits[place])
    start = int(network.network_address)
    texts = [""] * len(hosts)
    for place in order:
        subnet = ipaddress.IPv4Address(start)
        texts[place] = f"{subnet}/{32 - bits[place]}"
        start += 2 ** bits[place]
    return texts if start <= int(network.network_address) + network.num_addresses else None
