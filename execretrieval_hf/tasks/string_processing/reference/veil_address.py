import re


def veil_address(text):
    def veiled(match):
        local, domain = match.group(1), match.group(2)
        core = domain.rstrip(",.;:!?")
        if "." not in core[1:-1]:
            return match.group()
        return (local[0] if len(local) > 2 else "") + "***@" + domain

    return re.sub("(?<![^ ])([^ @]+)@([^ @]+)(?![^ ])", veiled, text)
