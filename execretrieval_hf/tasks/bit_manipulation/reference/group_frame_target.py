def group_frame_target(address):
    a, b, c, d = map(int, address.split("."))
    if a >> 4 != 14:
        return None
    return "01:00:5e:%02x:%02x:%02x" % (b % 128, c, d)
