import re


def space_by_suffix(files, percent):
    pairs = []
    for name, size in files.items():
        if not name.endswith("~"):
            found = re.search(r".\.([^.]*)$", name, re.DOTALL)
            pairs.append((found[1].lower() if found else "", size))
    whole = sum(size for _, size in pairs)
    sums = {suffix: sum(s for x, s in pairs if x == suffix) for suffix, _ in pairs}
    big = [suffix for suffix in sorted(sums) if 100 * sums[suffix] >= percent * whole]
    return sorted(big, key=sums.get, reverse=True)
