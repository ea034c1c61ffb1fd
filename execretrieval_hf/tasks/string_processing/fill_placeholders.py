"""Fill in a letter template: a name in curly braces, made of letters only, gives way to its value, or to a
question mark if it has none; a doubled brace of either kind stands for one plain brace; any other brace stays
as it is. Reading goes from the left, never through inserted values, and at each place doubled braces take
precedence.

Keywords: template curly brace substitution
Inputs: template, an ASCII string; values, a dictionary from names to the strings to put in
Requires: type(template) is str and template.isascii() and type(values) is dict and all(type(k) is str and type(v) is str for k, v in values.items())
Topic: replacing
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def fill_placeholders(template, values):
    letter = ""
    place = 0
    while place < len(template):
        pair = template[place:place + 2]
        if pair in ("{{", "}}"):
            letter += pair[0]
            place += 2
            continue
        end = template.find("}", place)
        name = template[place + 1:end]
        if pair[0] == "{" and end > 0 and name.isalpha():
            letter += values.get(name, "?")
            place = end + 1
        else:
            letter += pair[0]
            place += 1
    return letter


assert fill_placeholders("Dear {name},", {"name": "Ida"}) == "Dear Ida,"
assert fill_placeholders("{{name}} {a}{b}", {"a": "{b}", "b": "2", "name": "z"}) == "{name} {b}2"
assert fill_placeholders("due {day} at {hour}", {"hour": "9"}) == "due ? at 9"
assert fill_placeholders("{{{n}}}", {"n": "5"}) == "{5}"
assert fill_placeholders("a } b {cd", {"c": "1"}) == "a } b {cd"
assert fill_placeholders("{x {y}", {"y": "1", "x": "two"}) == "{x 1"
assert fill_placeholders("{}{", {"a": "none"}) == "{}{"
assert fill_placeholders("{a1}{k}}x", {"a": "b", "k": "7"}) == "{a1}7}x"
