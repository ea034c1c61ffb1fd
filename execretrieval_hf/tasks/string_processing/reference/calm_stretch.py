import re


def calm_stretch(text, most):
    return re.sub(r"([a-z])\1*", lambda match: match.group()[:most], text, flags=re.I)
