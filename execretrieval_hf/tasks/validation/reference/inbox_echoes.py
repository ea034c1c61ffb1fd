def inbox_echoes(addresses, providers):
    boxes = {}
    for place, address in enumerate(addresses):
        box, at, host = address.lower().partition("@")
        if box and at and "@" not in host:
            plain = "".join(box.partition("+")[0].split(".")) if host in providers else box
            boxes.setdefault((host, plain), []).append(place)
    return sorted(place for places in boxes.values() for place in places[1:])
