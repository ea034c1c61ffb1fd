import re


def unname_people(story):
    def initial(match):
        word, mark = match.group(1), match.group(2)
        if word == "I":
            return match.group()
        return f" {word[0]}." + ("" if mark == "." else mark)

    return re.sub("(?<![.?!]) ([A-Z][a-zA-Z]*)([,.?!]?)", initial, story)
