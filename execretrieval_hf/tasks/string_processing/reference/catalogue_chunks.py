import re


def catalogue_chunks(code):
    return re.findall("[a-zA-Z]+|[0-9]+", code)
