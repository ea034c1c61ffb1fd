from calendar import isleap, weekday


def recycled_planner(year):
    def kind(number):
        return isleap(number), weekday(number, 1, 1)

    return min(later for later in range(year + 1, year + 50) if kind(later) == kind(year))
