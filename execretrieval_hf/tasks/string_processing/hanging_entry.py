"""Set a glossary entry in lines no wider than a given width: the term, then its explanation, every line of which
starts behind a given number of columns. It starts beside the term if that is shorter than this number,
otherwise in the line after it. Words are never cut even if too wide, blanks at line ends dropped; without
explanation only the term remains.

Keywords: hanging indent definition list wrap
Inputs: term and explanation, strings; width and indent, integers, the indent the number of columns
Requires: type(term) is str and type(explanation) is str and re.fullmatch("[!-~]+", term) is not None and re.fullmatch("[ -~]*", explanation) is not None and type(width) is int and type(indent) is int and 1 <= indent <= width
Topic: text layout
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def hanging_entry(term, explanation, width, indent):
    lines = []
    line = term.ljust(indent)
    empty = True
    if len(term) >= indent:
        lines.append(term)
        line = " " * indent
    for word in explanation.split():
        if not empty and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = " " * indent
            empty = True
        if not empty:
            line += " "
        line += word
        empty = False
    if line.strip():
        lines.append(line.rstrip())
    return lines


assert hanging_entry("bow", "the front of a boat", 12, 5) == ["bow  the", "     front", "     of a", "     boat"]
assert hanging_entry("halyard", "a rope", 12, 5) == ["halyard", "     a rope"]
assert hanging_entry("port", "left side", 13, 4) == ["port", "    left side"]
assert hanging_entry("port", "left side", 14, 5) == ["port left side"]
assert hanging_entry("port", "left side", 13, 5) == ["port left", "     side"]
assert hanging_entry("aft", "", 10, 5) == ["aft"]
assert hanging_entry("starboard", "  ", 12, 4) == ["starboard"]
assert hanging_entry("oar", "extraordinary  tool", 9, 6) == ["oar   extraordinary", "      tool"]
assert hanging_entry("keel", "a b c d e", 8, 5) == ["keel a b", "     c d", "     e"]
assert hanging_entry("jib", "sail", 20, 8) == ["jib     sail"]
