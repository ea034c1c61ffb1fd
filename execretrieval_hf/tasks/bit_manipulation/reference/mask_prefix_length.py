def mask_prefix_length(mask):
    octets = list(map(int, mask.split(".")))
    if len(octets) != 4:
        return None
    bits = "".join(f"{octet:08b}" for octet in octets)
    return -1 if max(octets) > 255 or "01" in bits else bits.count("1")
