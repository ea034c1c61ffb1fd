def unlisted_positions(ordered, catalogue):
    plain = [article.strip().lower() for article in ordered]
    known = set(map(str.lower, map(str.strip, catalogue)))
    firsts = {article: plain.index(article) + 1 for article in set(plain) - known}
    return sorted(firsts.values())
