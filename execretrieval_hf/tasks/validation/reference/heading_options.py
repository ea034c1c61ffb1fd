def heading_options(headings, depth):
    current = ()
    for heading in headings:
        if not heading.strip(" "):
            continue
        number = tuple(map(int, heading.split(".")))
        options = [(1,)]
        if current:
            options = [(*current[: n - 1], current[n - 1] + 1) for n in range(len(current), 0, -1)]
            if len(current) < depth:
                options.insert(0, (*current, 1))
        if number not in options:
            return [".".join(map(str, option)) for option in options]
        current = number
    return []
