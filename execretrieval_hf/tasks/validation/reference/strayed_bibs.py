def strayed_bibs(runners, blocks):
    bad = []
    for place, (bib, kind) in enumerate(runners):
        earlier = [other for other, _ in runners[:place]]
        if kind not in blocks:
            word = "class"
        elif bib not in range(blocks[kind][0], blocks[kind][1] + 1):
            word = "range"
        elif bib in earlier:
            word = "twice"
        else:
            continue
        bad.append((place, word))
    return bad
