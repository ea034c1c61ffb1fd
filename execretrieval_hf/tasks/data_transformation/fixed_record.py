"""Write the values of a record in order as one line of cells of given widths. Texts stand at the left of their
cell, cut off where too long; numbers fill theirs with leading zeros, behind any minus sign, or with number
signs # where too long. None and cells without a value are blank. With more values than cells there is no line
but None.

Keywords: export fixed width flat file
Inputs: values, a list of strings, integers and None; widths, a list of integers of at least 1
Requires: type(values) is list and all(type(v) in (str, int, type(None)) for v in values) and type(widths) is list and all(type(w) is int and 1 <= w <= 1000 for w in widths)
Topic: format conversion
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def fixed_record(values, widths):
    if len(values) > len(widths):
        return None
    line = ""
    for place, width in enumerate(widths):
        value = values[place] if place < len(values) else None
        cell = ""
        if isinstance(value, int):
            cell = str(value).zfill(width)
            if len(cell) > width:
                cell = "#" * width
        elif value is not None:
            cell = value[:width]
        line += cell.ljust(width)
    return line


assert fixed_record(["oak", 7, None], [5, 3, 2]) == "oak  007  "
assert fixed_record(["walnut", 1234], [4, 3]) == "waln###"
assert fixed_record([-5, -50, 99], [3, 3, 2]) == "-05-5099"
assert fixed_record([-500], [3]) == "###"
assert fixed_record(["a"], [2, 4]) == "a     "
assert fixed_record([1, 2], [3]) == None
assert fixed_record([], []) == ""
assert fixed_record(["", 0, "xyz"], [1, 1, 3]) == " 0xyz"
assert fixed_record(["ab", None, 8], [2, 2, 2]) == "ab  08"
assert fixed_record([100, 10], [2, 4]) == "##0010"
