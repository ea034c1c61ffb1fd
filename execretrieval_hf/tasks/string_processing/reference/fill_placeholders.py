import re


def fill_placeholders(template, values):
    def filled(match):
        token = match.group()
        if token in ("{{", "}}"):
            return token[0]
        return values.get(token[1:-1], "?")

    return re.sub(r"\{\{|\}\}|\{[a-zA-Z]+\}", filled, template)
