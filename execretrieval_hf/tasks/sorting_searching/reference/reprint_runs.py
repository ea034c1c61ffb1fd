def reprint_runs(lines, size):
    pages = {(line - 1) // size + 1 for line in lines}
    starts = sorted(page for page in pages if page - 1 not in pages)
    ends = sorted(page for page in pages if page + 1 not in pages)
    return list(zip(starts, ends))
