def guilty_folders(tree, quota):
    sums = {}

    def total(path, node):
        if not isinstance(node, dict):
            return node
        sums[path] = sum(total((*path, name), inner) for name, inner in node.items())
        return sums[path]

    whole = total((), tree)
    heavy = [path for path in sums if path and sums[path] > quota]
    lowest = [p for p in heavy if not any(len(q) > len(p) and q[: len(p)] == p for q in heavy)]
    return whole, ["/".join(path) for path in sorted(lowest)]
