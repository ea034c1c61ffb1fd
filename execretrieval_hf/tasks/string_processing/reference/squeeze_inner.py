import re


def squeeze_inner(line):
    lead = re.match(" *", line).end()
    pieces = line[lead:].split('"')
    pieces[::2] = [re.sub(" {2,}", " ", piece) for piece in pieces[::2]]
    return line[:lead] + '"'.join(pieces)
