import re


def column_spans(heading, width):
    labels = [(m.group(), m.start(), m.end()) for m in re.finditer("[^ ]+(?: [^ ]+)*", heading)]
    if not labels:
        return [("", 0, width)]
    ends = [start for _, start, _ in labels[1:]] + [max(width, labels[-1][2])]
    return [(label, start, end) for (label, start, _), end in zip(labels, ends)]
