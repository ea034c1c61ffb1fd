import calendar
import re


def red_boxes(boxes, this_year):
    day, month, year = (
        int(box.strip(" ")) if re.fullmatch("[0-9]+", box.strip(" ")) else -1 for box in boxes
    )
    year_fine = this_year - 120 <= year <= this_year
    month_fine = month in range(1, 13)
    last = calendar.monthrange(year, month)[1] if year_fine and month_fine else 31
    fine = {"day": day in range(1, last + 1), "month": month_fine, "year": year_fine}
    return [name for name in fine if not fine[name]]
