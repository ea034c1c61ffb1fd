"""List the messages in a noisy line. Each begins after <, even if another was begun, which is lost, and ends
before >; within one, ! is left out and makes the next character ordinary. Omit those with more characters than
the limit, but keep empty ones.

Keywords: extract framed messages escape character
Inputs: line, a string; limit, an integer, the most characters of a message
Requires: type(line) is str and set(line) <= set("<>!abcdefghijklmnopqrstuvwxyz .") and type(limit) is int and limit >= 0
Topic: protocols
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def radio_frames(line, limit):
    frames = []
    frame = None
    literal = False
    for char in line:
        if frame is None:
            if char == "<":
                frame = ""
        elif literal:
            frame += char
            literal = False
        elif char == "!":
            literal = True
        elif char == "<":
            frame = ""
        elif char == ">":
            if len(frame) <= limit:
                frames.append(frame)
            frame = None
        else:
            frame += char
    return frames


assert radio_frames("xx<hello>yy<you>", 5) == ['hello', 'you']
assert radio_frames("<abc><abcd><ab>", 3) == ['abc', 'ab']
assert radio_frames("<a!>b><c!!>", 9) == ['a>b', 'c!']
assert radio_frames("<one<two>three>", 8) == ['two']
assert radio_frames("a>b!<c>", 4) == ['c']
assert radio_frames("<>..<!<>", 1) == ['', '<']
assert radio_frames("<lost", 9) == []
assert radio_frames("<a!b!c><!!!>!<>>", 3) == ['abc', '!><']
assert radio_frames("!>", 0) == []
assert radio_frames("<go!<on><!!<x>", 6) == ['go<on', 'x']
