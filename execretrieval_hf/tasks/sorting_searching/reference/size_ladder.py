def size_ladder(labels):
    def rank(label):
        if label == "M":
            return 0
        count = int(label[0]) if label[0].isdigit() else label.count("X")
        return count + 1 if label[-1] == "L" else -count - 1

    return sorted(labels, key=rank)
