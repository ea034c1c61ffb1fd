"""What does a pocket calculator show after keys 0 to 9, +, -, x, = and c? Without precedence it works out each
operation once the sign after its number is typed; of signs in succession the last counts; after = a number
starts afresh, and after c, as at first, all is 0. A number being typed is shown, without zeros in front, else
the result so far.

Keywords: pocket calculator key sequence
Inputs: keys, a string; at first it shows 0; the result is an integer
Requires: type(keys) is str and re.fullmatch("[0-9+x=c-]*", keys, re.A)
Topic: token parsers
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def calculator_display(keys):
    result = 0
    number = ""
    sign = "="
    for key in keys:
        if key.isdigit():
            number += key
        elif key == "c":
            result = 0
            number = ""
            sign = "="
        else:
            if number != "":
                if sign == "+":
                    result += int(number)
                elif sign == "-":
                    result -= int(number)
                elif sign == "x":
                    result *= int(number)
                else:
                    result = int(number)
            number = ""
            sign = key
    return int(number) if number != "" else result


assert calculator_display("") == 0
assert calculator_display("2+3x4=") == 20
assert calculator_display("8-5+") == 3
assert calculator_display("6+-4x") == 2
assert calculator_display("7x3=2+1=") == 3
assert calculator_display("4x5=+5=") == 25
assert calculator_display("9-2c-4=") == -4
assert calculator_display("5+007") == 7
assert calculator_display("6x=7") == 7
assert calculator_display("3x3x") == 9
