def clicked_panel(panels, click):
    for title, left, top, width, height in panels[::-1]:
        if click[0] in range(left, left + width) and click[1] in range(top, top + height):
            return title
