import re


def shield_secrets(line, secret):
    keys = {key.lower() for key in secret}

    def shielded(match):
        key, value = match.groups()
        if key.lower() not in keys or value in ("", '"', '""'):
            return match.group()
        if value[0] != '"':
            return f"{key}=***"
        closed = len(value) > 1 and value.endswith('"')
        return f'{key}="***' + ('"' if closed else "")

    return re.sub('([a-zA-Z_]+)=("[^"]*"?|[^ "][^ ]*|)', shielded, line)
