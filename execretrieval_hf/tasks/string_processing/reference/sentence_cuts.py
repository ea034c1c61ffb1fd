def sentence_cuts(text, abbreviations):
    words = text.split(" ")
    marked = []
    for word, following in zip(words, [*words[1:], ""]):
        cut = (
            word[-1:] in (".", "?", "!")
            and (following[:1].isupper() or following[:1].isdigit())
            and word not in abbreviations
        )
        marked.append(word + ("\n" if cut else " "))
    return [line.strip() for line in "".join(marked).split("\n")] if text else []
