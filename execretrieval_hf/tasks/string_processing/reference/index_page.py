def index_page(entries, width):
    text = ""
    for level, title, page in entries:
        if level == 0 and text:
            text += "\n"
        front, back = "  " * level, f" {page}"
        room = width - len(front) - len(back) - 4
        words = title.split(" ")
        while len(words) > 1 and len(" ".join(words)) > room:
            words = words[:-1]
        left = front + " ".join(words)[:room] + " "
        text += left.ljust(width - len(back), ".") + back + "\n"
    return text.split("\n")[:-1]
