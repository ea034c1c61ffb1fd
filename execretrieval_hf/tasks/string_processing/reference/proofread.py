def proofread(text, changes):
    inserted = [""] * (len(text) + 1)
    gone = set()
    reached = skipped = 0
    for start, end, new in sorted(changes, key=lambda change: change[0]):
        if reached <= start and end <= len(text):
            inserted[start] += new
            gone.update(range(start, end))
            reached = end
        else:
            skipped += 1
    kept = ["" if place in gone else sign for place, sign in enumerate(text)] + [""]
    return "".join(map("".join, zip(inserted, kept))), skipped
