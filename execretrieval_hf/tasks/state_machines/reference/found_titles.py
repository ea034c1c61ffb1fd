def found_titles(titles, search):
    wanted = {word for word in search.lower().split() if word[0] != "-"}
    banned = {word[1:] for word in search.lower().split() if word[0] == "-"}
    found = []
    for title in titles:
        words = set("".join(c if c.isalnum() else " " for c in title.lower()).split())
        if wanted <= words and not banned & words:
            found.append(title)
    return found
