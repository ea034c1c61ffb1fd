def buoy_fields(line):
    if line[:1] != "$" or line[-3:-2] != "*" or len(line) < 4:
        return None
    body, code = line[1:-3], line[-2:]
    if "*" in code:
        return None
    total = 0
    for sign in body:
        total ^= ord(sign)
    right = format(total, "02X")
    return right if code != right else body.split(",")
