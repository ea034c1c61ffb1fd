from datetime import date


def mould_monday(code):
    week = int(code[:2])
    year = 1990 + int(code[2:]) if len(code) == 3 else 2000 + int(code[2:])
    try:
        return date.fromisocalendar(year, week, 1).isoformat()
    except ValueError:
        return None
