from datetime import date


def teaching_week(day, begins, free):
    def week(text):
        return (date.fromisoformat(text).toordinal() - 1) // 7

    asked, first = week(day), week(begins)
    if asked < first:
        return None
    skipped = {week(text) for text in free}
    counted = [w for w in range(first, asked + 1) if w not in skipped]
    return len(counted) if asked in counted else 0
