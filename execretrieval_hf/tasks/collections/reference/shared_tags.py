def shared_tags(articles, minimum):
    if minimum < 1:
        return None
    clean = {title: {tag.strip(" ").lower() for tag in tags} - {""} for title, tags in articles.items()}
    every = set().union(*clean.values())
    index = {tag: sorted(title for title in clean if tag in clean[title]) for tag in every}
    return {tag: titles for tag, titles in index.items() if len(titles) >= minimum}
