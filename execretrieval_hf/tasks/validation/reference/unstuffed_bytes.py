import re


def unstuffed_bytes(message):
    text = "".join(map(chr, message))
    if text[:1] != "~":
        return 0
    end = re.search("~", text[1:])
    if end is None:
        return len(text)
    at = end.start() + 1
    body = text[1:at]
    plain = re.sub("}(.)", lambda m: chr(ord(m[1]) ^ 32), body, flags=re.S)
    pairs = len(re.findall("}.", body, re.S))
    if at + 1 < len(text) or len(plain) + pairs != len(body) or re.search("(?:^|[^}])(?:}})*}$", body):
        return at
    return [ord(sign) for sign in plain]
