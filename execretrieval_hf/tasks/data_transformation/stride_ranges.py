"""Shorten strictly ascending numbers to a list of texts, from left to right. Take a number with all that follow in
equal steps; three or more of them become "first-last/step", without the slash and step if that is 1, and go on
behind them. Fewer than three: write the first alone and go on with the second.

Keywords: arithmetic progression range notation
Inputs: numbers, a list of strictly ascending integers from 0
Requires: type(numbers) is list and all(type(n) is int and n >= 0 for n in numbers) and numbers == sorted(set(numbers))
Topic: compression
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def stride_ranges(numbers):
    texts = []
    place = 0
    while place < len(numbers):
        end = place + 1
        step = numbers[end] - numbers[place] if end < len(numbers) else 0
        while end < len(numbers) and numbers[end] - numbers[end - 1] == step:
            end += 1
        text = str(numbers[place])
        if end - place >= 3:
            text += "-" + str(numbers[end - 1])
            if step > 1:
                text += "/" + str(step)
            place = end
        else:
            place += 1
        texts.append(text)
    return texts


assert stride_ranges([1, 2, 3, 9]) == ["1-3", "9"]
assert stride_ranges([4, 6, 8, 10]) == ["4-10/2"]
assert stride_ranges([1, 2]) == ["1", "2"]
assert stride_ranges([1, 3, 4, 5]) == ["1", "3-5"]
assert stride_ranges([]) == []
assert stride_ranges([0, 5, 10, 11, 12]) == ["0-10/5", "11", "12"]
assert stride_ranges([3, 4, 5, 7, 9, 11]) == ["3-5", "7-11/2"]
assert stride_ranges([1, 2, 4, 6]) == ["1", "2-6/2"]
assert stride_ranges([7]) == ["7"]
assert stride_ranges([2, 5, 8, 20, 23, 26, 29]) == ["2-8/3", "20-29/3"]
