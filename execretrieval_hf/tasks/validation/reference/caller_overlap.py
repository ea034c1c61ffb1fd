import re
from os.path import commonprefix


def caller_overlap(first, second, least):
    one, other = (re.sub("[^0-9]", "", number) for number in (first, second))
    shared = len(commonprefix([one[::-1], other[::-1]]))
    return shared if shared >= least or shared in (len(one), len(other)) else 0
