from datetime import date


def filter_lateness(installed, changes, every, today):
    fitted = {date.fromisoformat(text).toordinal() for text in [installed, *changes]}
    late = 0
    age = 0
    for day in range(min(fitted), date.fromisoformat(today).toordinal()):
        age = 1 if day in fitted else age + 1
        late += age > every
    return late
