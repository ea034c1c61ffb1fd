from itertools import count


def starter_needed(feedings, keep):
    def is_enough(grams):
        for times, used in feedings:
            grams = grams * times - used
            if grams < 0:
                return False
        return grams >= keep

    return next(filter(is_enough, count()))
