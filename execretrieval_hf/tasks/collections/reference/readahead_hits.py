def readahead_hits(reads, ahead):
    start = None
    misses = 0
    for block in reads:
        if start is None or not start <= block <= start + ahead:
            start = block
            misses += 1
    return len(reads) - misses
