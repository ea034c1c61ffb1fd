import re


def star_markup(text):
    return re.sub(r"\*([^ ][^*]*?(?<! ))\*", "<b>\\1</b>", text)
