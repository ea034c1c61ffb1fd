def build_weeks(needs, crews):
    done = set()
    weeks = []

    def fame(task):
        return -sum(task in wanted for wanted in needs.values()), task

    while True:
        ready = [task for task in needs if task not in done and set(needs[task]) <= done]
        if not ready:
            return weeks
        weeks.append(sorted(ready, key=fame)[:crews])
        done.update(weeks[-1])
