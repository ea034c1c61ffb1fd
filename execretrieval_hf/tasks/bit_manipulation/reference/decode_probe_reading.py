def decode_probe_reading(high, low):
    if low & 1:
        return None
    count = int.from_bytes(bytes([high, low]), "big", signed=True) // 16
    return sorted((-880, count, 2000))[1]
