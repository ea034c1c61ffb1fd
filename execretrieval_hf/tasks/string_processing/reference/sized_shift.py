def sized_shift(note):
    alphabet = "abcdefghijklmnopqrstuvwxyz"
    words = note.split(" ")
    for place, word in enumerate(words):
        by = len(word) if place % 2 else -len(word)
        words[place] = "".join(alphabet[(alphabet.index(letter) + by) % 26] for letter in word)
    return " ".join(words)
