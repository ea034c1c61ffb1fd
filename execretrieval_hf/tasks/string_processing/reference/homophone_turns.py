from itertools import cycle


def homophone_turns(text, codes):
    wheels = {letter: cycle(numbers) for letter, numbers in codes.items() if numbers}
    return [next(wheels[letter]) for letter in text if letter in wheels]
