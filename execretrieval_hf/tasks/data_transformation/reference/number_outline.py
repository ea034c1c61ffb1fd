def number_outline(lines):
    paths = []
    for line in lines:
        depth = (len(line) - len(line.lstrip(" "))) // 2
        above = paths[-1] if paths else ()
        depth = min(depth, len(above))
        last = above[depth] if depth < len(above) else 0
        paths.append((*above[:depth], last + 1))
    return [
        "%s %s" % (".".join(str(n) for n in path), line.lstrip(" ")) for path, line in zip(paths, lines)
    ]
