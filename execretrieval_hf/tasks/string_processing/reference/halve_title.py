def halve_title(heading):
    words = heading.split(" ")
    pairs = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    return min(pairs, key=lambda pair: abs(len(pair[0]) - len(pair[1])), default=(heading, ""))
