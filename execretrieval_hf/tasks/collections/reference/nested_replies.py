def nested_replies(comments, deepest):
    numbers = {number for number, _, _ in comments}

    def below(number, level):
        lines = []
        for own, answered, text in comments:
            if answered == number and answered in numbers:
                lines += ["  " * min(level, deepest) + text, *below(own, level + 1)]
        return lines

    page = []
    for own, answered, text in comments:
        if answered not in numbers:
            page = [text, *below(own, 1)] + page
    return page
