import re


def dehyphenate(lines):
    text = "\n".join(lines)
    text = re.sub("-\n(?=[a-z])", "", text)
    text = re.sub("-\n", "-", text)
    return text.replace("\n", " ")
