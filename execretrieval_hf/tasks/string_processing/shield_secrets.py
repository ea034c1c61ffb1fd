"""Passwords must not reach our log store. In a line with settings such as user=ida, values of the secret keys
have to become three stars, unless empty. A key is the letters and underscores right before an equals sign,
whatever their case; its value, never searched for further keys, reaches to the next blank or, behind a double
quote, to the next such quote, both quotes staying, else to the end.

Keywords: mask passwords in log lines
Inputs: line, a printable ASCII string; secret, a list of keys
Requires: type(line) is str and re.fullmatch("[ -~]*", line) is not None and type(secret) is list and all(type(s) is str and re.fullmatch("[a-zA-Z_]+", s) is not None for s in secret)
Topic: redaction
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def shield_secrets(line, secret):
    keys = {name.lower() for name in secret}
    result = ""
    key = ""
    place = 0
    while place < len(line):
        sign = line[place]
        result += sign
        place += 1
        if sign.isalpha() or sign == "_":
            key += sign
            continue
        if sign == "=" and key:
            closing = " "
            if line[place:place + 1] == '"':
                closing = '"'
                result += closing
                place += 1
            end = line.find(closing, place)
            if end < 0:
                end = len(line)
            value = line[place:end]
            if value and key.lower() in keys:
                value = "***"
            result += value + line[end:end + 1]
            place = end + 1
        key = ""
    return result


assert shield_secrets("user=ida pass=x1 ok", ["pass"]) == "user=ida pass=*** ok"
assert shield_secrets('PIN="4 4" pin=5', ["Pin"]) == 'PIN="***" pin=***'
assert shield_secrets("note=pin=7 k", ["pin"]) == "note=pin=7 k"
assert shield_secrets("api_key=a, b_key= api2key=z", ["api_key", "b_key"]) == "api_key=*** b_key= api2key=z"
assert shield_secrets('t="a b', ["t"]) == 't="***'
assert shield_secrets('t="" t=" "q=1', ["t", "q"]) == 't="" t="***"q=***'
assert shield_secrets("pw = x =pw=y", ["pw"]) == "pw = x =pw=***"
assert shield_secrets("", ["pw"]) == ""
assert shield_secrets('a=x"y z"b=1', ["a"]) == 'a=*** z"b=1'
