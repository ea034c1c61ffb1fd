def lettered_value(data, order):
    if len(data) != len(order):
        return None
    return int.from_bytes(bytes(byte for _, byte in sorted(zip(order, data))), "big")
