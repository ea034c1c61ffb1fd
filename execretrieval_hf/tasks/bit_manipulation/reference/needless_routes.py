import ipaddress


def needless_routes(routes):
    nets = [ipaddress.ip_network(block) for block, _ in routes]
    needless = []
    for place, net in enumerate(nets):
        if net in nets[:place]:
            needless.append(place)
            continue
        larger = [i for i, other in enumerate(nets) if other != net and net.subnet_of(other)]
        if larger:
            parent = max(larger, key=lambda i: (nets[i].prefixlen, -i))
            if routes[parent][1] == routes[place][1]:
                needless.append(place)
    return needless
