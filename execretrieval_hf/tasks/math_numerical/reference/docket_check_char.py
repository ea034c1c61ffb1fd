def docket_check_char(docket):
    plain = docket.replace(" ", "").replace("-", "")
    if not plain or set(plain) - set("0123456789"):
        return ""
    weights = list(range(2, 10)) * len(plain)
    total = sum(weight * int(digit) for weight, digit in zip(weights, plain[::-1]))
    return "ABCDEFGHJKLMNPRSTUVWXYZ"[total % 23]
