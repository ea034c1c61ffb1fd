def decode_frame(frame):
    plain = frame.replace(" ", "")
    try:
        data = [int(plain[at : at + 2], 16) for at in range(0, len(plain), 2)]
    except ValueError:
        return "hex"
    if len(plain) % 2 or not plain.isalnum() and plain:
        return "hex"
    if not data or len(data) != data[0] + 2:
        return "length"
    return "sum" if sum(data) % 256 else data[1:-1]
