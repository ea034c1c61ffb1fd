def let_through(addresses, pattern, wildcard):
    def value(text):
        return int.from_bytes(bytes(int(part) for part in text.split(".")), "big")

    mask = value(wildcard)
    return [address for address in addresses if value(address) | mask == value(pattern) | mask]
