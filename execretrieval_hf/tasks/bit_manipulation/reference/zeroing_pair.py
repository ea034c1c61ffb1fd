def zeroing_pair(frame):
    return "%02X" % (-sum(bytes.fromhex(frame)) % 256)
