def standing_words(sentence):
    words = sentence.split()
    height = max(map(len, words))
    columns = [word.rjust(height) for word in words]
    return [" ".join(row).rstrip() for row in zip(*columns)]
