def foldable_lines(lines):
    stack = []
    pairs = []
    for number, line in enumerate(lines, 1):
        for place, sign in enumerate(line):
            if sign == "{":
                stack.append((number, place))
            elif sign == "}" and stack:
                pairs.append((*stack.pop(), number))
    ranges = {}
    for opened, _, closed in sorted(pairs):
        if closed > opened:
            ranges.setdefault(opened, closed)
    return list(ranges.items())
