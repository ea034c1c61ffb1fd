import re


def deepest_reply(lines):
    return max((re.match("[> ]*", line).group().count(">") for line in lines), default=0)
