def appendix_slip(labels, first):
    letters = "ABCDEFGHJKLMNPQRSTUVWXYZ"

    def proper(number):
        name = ""
        while number:
            number, place = divmod(number - 1, 24)
            name = letters[place] + name
        return name

    for number, label in enumerate(labels, first):
        if label != "-" and label.upper() != proper(number):
            return number, proper(number)
    return None
