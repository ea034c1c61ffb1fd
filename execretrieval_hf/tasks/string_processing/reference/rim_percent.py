from os.path import commonprefix


def rim_percent(first, second):
    shorter = min(len(first), len(second))
    front = len(commonprefix([first, second]))
    back = len(commonprefix([first[::-1], second[::-1]]))
    return 100 * min(shorter, front + back) // max(len(first), len(second))
