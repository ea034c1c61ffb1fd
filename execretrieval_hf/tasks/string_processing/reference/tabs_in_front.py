def tabs_in_front(line, width):
    body = line.lstrip(" \t")
    front = line[: len(line) - len(body)]
    columns = len(front.expandtabs(width))
    tabs, blanks = divmod(columns, width)
    return "\t" * tabs + " " * blanks + body
