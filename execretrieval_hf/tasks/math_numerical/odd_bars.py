"""Report, by numbers from 1, the bars of a melody that do not fill the time signature exactly. A dot after a note adds
half its length, a second dot half of that again; a t makes the note two thirds as long; rests count like notes. The
first and last of several bars are not reported if together they make up one full bar.

Keywords: dotted notes time signature
Inputs: bars, a list of lists of texts such as "4" for a quarter or "r8." for a dotted eighth rest: an r if it is a rest, the part of a whole note, and up to two dots or a t; beats and unit, the time signature, 3 and 4 for three quarters
Requires: type(bars) is list and all(type(b) is list and all(type(n) is str and re.fullmatch("r?(1|2|4|8|16)([.]{0,2}|t)", n) is not None for n in b) for b in bars) and type(beats) is int and beats >= 1 and type(unit) is int and unit in (1, 2, 4, 8, 16)
Topic: fractions
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from fractions import Fraction


def odd_bars(bars, beats, unit):
    full = Fraction(beats, unit)
    lengths = []
    for bar in bars:
        total = Fraction(0)
        for note in bar:
            value = Fraction(1, int(note.strip("r.t")))
            if note[-1] == "t":
                value = value * 2 / 3
            total += value * (2 - Fraction(1, 2 ** note.count(".")))
        lengths.append(total)
    odd = [number for number, total in enumerate(lengths, 1) if total != full]
    if len(bars) > 1 and lengths[0] + lengths[-1] == full:
        return [number for number in odd if 1 < number < len(bars)]
    return odd


assert odd_bars([["4", "4", "4", "4"]], 4, 4) == []
assert odd_bars([["4", "r4", "4"], ["2", "4."]], 3, 4) == [2]
assert odd_bars([["8"], ["2", "8"], ["4."]], 2, 4) == [2]
assert odd_bars([["8"], ["2"], ["4"]], 2, 4) == [1, 3]
assert odd_bars([["8t", "8t", "r8t", "4"], ["8", "8"], ["16", "8t"], ["2"]], 2, 4) == [2, 3]
assert odd_bars([["r4..", "16"], ["r2"], ["4..", "8"]], 1, 2) == [3]
assert odd_bars([["2"]], 4, 4) == [1]
assert odd_bars([["4"], ["2."]], 4, 4) == []
assert odd_bars([["1"], []], 3, 4) == [1, 2]
assert odd_bars([["8"], ["8."], ["4", "8"], ["16"], ["4"]], 3, 8) == [2, 4]
