import ipaddress


def ptr_delegations(block):
    try:
        network = ipaddress.ip_network(block)
    except ValueError:
        return []
    step = -(-network.prefixlen // 8) * 8
    names = []
    if network.prefixlen <= 24:
        for subnet in network.subnets(new_prefix=step):
            labels = str(subnet.network_address).split(".")[: step // 8]
            names.append(".".join(labels[::-1]) + ".in-addr.arpa")
        return names
    a, b, c, first = str(network[0]).split(".")
    last = str(network[-1]).split(".")[3]
    label = first if first == last else f"{first}-{last}"
    return [f"{label}.{c}.{b}.{a}.in-addr.arpa"]
