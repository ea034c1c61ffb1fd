def longest_way_down(tree):
    best = []
    stack = [([], tree)]
    while stack:
        path, node = stack.pop()
        if len(path) > len(best) or len(path) == len(best) and path < best:
            best = path
        if type(node) is dict:
            stack += [(path + [key], node[key]) for key in node if key[:1] != "_"]
    return best
