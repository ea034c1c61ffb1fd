def widen_years(years, latest):
    full = {year % 100: year for year in range(latest - 99, latest + 1)}
    return [full.get(year, year) if year < 100 else year for year in years]
