import re


def handles_to_codes(chat, staff):
    spared = {name.lower() for name in staff}
    known = []

    def coded(match):
        name = match.group(1).lower()
        if name in spared:
            return match.group()
        if name not in known:
            known.append(name)
        return f"@P{known.index(name) + 1}"

    return re.sub("(?<![a-zA-Z0-9])@([a-zA-Z0-9_]+)", coded, chat)
