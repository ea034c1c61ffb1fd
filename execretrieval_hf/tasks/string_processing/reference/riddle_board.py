def riddle_board(answer, tries):
    tried = set("".join(tries).lower())
    wrong = tried - set(answer.lower())
    shown = answer
    for letter in set(answer):
        if letter.isalpha() and letter.lower() not in tried:
            shown = shown.replace(letter, "_")
    return shown, len(wrong)
