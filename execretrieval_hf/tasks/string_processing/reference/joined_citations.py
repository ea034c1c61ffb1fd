import re


def joined_citations(text):
    def joined(match):
        numbers = sorted(set(map(int, re.findall("[0-9]+", match.group()))))
        parts = []
        while numbers:
            size = 1
            while numbers[0] + size in numbers:
                size += 1
            run, numbers = numbers[:size], numbers[size:]
            parts += [f"{run[0]}-{run[-1]}"] if size > 2 else [str(n) for n in run]
        return "[" + ", ".join(parts) + "]"

    return re.sub(r"\[[0-9]+\](?: *\[[0-9]+\])*", joined, text)
