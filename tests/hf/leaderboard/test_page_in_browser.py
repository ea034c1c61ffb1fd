"""The leaderboard in a real browser, opened as a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from chromium import LARGE, SMALL, chromium, prefer, requested, resize
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select, WebDriverWait
from toy_leaderboard import HARMFUL

from execretrieval_hf.cli.main import run

if TYPE_CHECKING:
    from collections.abc import Iterator

    from selenium.webdriver import Chrome
    from selenium.webdriver.remote.webelement import WebElement

# selenium leaves sockets to the garbage collector.
pytestmark = [pytest.mark.browser, pytest.mark.filterwarnings("ignore::ResourceWarning")]


@pytest.fixture(scope="module")
def browser() -> Iterator[Chrome]:
    with chromium() as opened:
        yield opened


@pytest.fixture
def page(browser: Chrome, site: Path) -> Chrome:
    """The first page, as new."""
    resize(browser, LARGE)
    prefer(browser, "light")
    browser.get("about:blank")
    requested(browser)
    browser.get_log("browser")
    browser.get((site / "index.html").as_uri())
    return browser


def found(root: Chrome | WebElement, selector: str) -> list[WebElement]:
    return root.find_elements(By.CSS_SELECTOR, selector)


def one(root: Chrome | WebElement, selector: str) -> WebElement:
    return root.find_element(By.CSS_SELECTOR, selector)


def systems(page: Chrome) -> list[str]:
    """Systems that are seen in the main table, from the top."""
    rows = found(page, "#main-standings tbody tr.system")
    return [row.get_attribute("data-system") or "" for row in rows if row.is_displayed()]


def values(page: Chrome, column: str) -> list[float]:
    script = """
        const column = document.querySelector(`#main-standings th[data-key="${arguments[0]}"]`);
        return [...document.querySelectorAll("#main-standings tr.system")]
            .map((row) => Number(row.cells[column.cellIndex].dataset.v));"""
    return [float(value) for value in page.execute_script(script, column)]


def heading(page: Chrome, column: str) -> WebElement:
    return one(page, f'#main-standings th[data-key="{column}"]')


def standings(site: Path) -> list[str]:
    rows = json.loads((site / "tables" / "standings.json").read_text())["rows"]
    return [row["system"] for row in rows if row["kind"] == "system"]


def document(site: Path, query: str) -> dict[str, Any]:
    """What the data of the main pool say of a query."""
    for path in (site / "data").glob("*.js"):
        if not path.name.startswith("stacked-"):
            content = path.read_text("utf-8").split(",", 2)[2].removesuffix(");\n")
            for row in json.loads(content)["queries"]:
                if row["id"] == query:
                    return dict(row)
    raise LookupError(query)


def shown_query(page: Chrome) -> WebElement:
    """The query that is shown, once it is there."""
    wait = WebDriverWait(page, 10)
    return wait.until(lambda _: next(iter(found(page, "#main article blockquote")), None))


def test_a_click_on_a_heading_sorts_and_says_so(page: Chrome, site: Path) -> None:
    assert systems(page) == standings(site)
    button = one(heading(page, "exec_at_10"), "button")
    button.click()
    assert heading(page, "exec_at_10").get_attribute("aria-sort") == "descending"
    assert values(page, "exec_at_10") == sorted(values(page, "exec_at_10"), reverse=True)
    button.click()
    assert heading(page, "exec_at_10").get_attribute("aria-sort") == "ascending"
    assert values(page, "exec_at_10") == sorted(values(page, "exec_at_10"))
    assert len(found(page, "#main-standings [aria-sort]")) == 1
    one(heading(page, "system"), "button").click()
    names = [name.rpartition("/")[2].lower() for name in systems(page)]
    assert names == sorted(names)
    kinds = [row.get_attribute("class") for row in found(page, "#main-standings tbody tr")]
    assert "system" not in kinds[len(names) + kinds.index("system") :], "rules stay below"


def test_what_is_not_known_comes_last_in_either_direction(page: Chrome) -> None:
    cells = found(page, "#main-standings tr.system td[data-v]:nth-last-child(3)")
    assert len(cells) == 4, "one run has no matrix and so no query skill"
    for _ in range(2):
        one(heading(page, "query_skill"), "button").click()
        last = found(page, "#main-standings tr.system")[-1]
        assert one(last, "td:nth-last-child(3)").text == "\N{EN DASH}"


def test_the_keyboard_reaches_a_heading_and_sorts(page: Chrome) -> None:
    one(heading(page, "tied_pairs"), "button")
    body = one(page, "body")
    body.send_keys(Keys.TAB)
    assert page.switch_to.active_element.text == "Skip to the content"
    for _ in range(60):
        page.switch_to.active_element.send_keys(Keys.TAB)
        if page.switch_to.active_element.text == "Ties":
            break
    else:
        pytest.fail("the heading was not reached")
    outline = page.switch_to.active_element.value_of_css_property("outline-style")
    assert outline == "solid", "the focus is seen"
    page.switch_to.active_element.send_keys(Keys.ENTER)
    assert heading(page, "tied_pairs").get_attribute("aria-sort") == "descending"
    page.switch_to.active_element.send_keys(Keys.SPACE)
    assert heading(page, "tied_pairs").get_attribute("aria-sort") == "ascending"


def test_filters_by_name_family_and_rules(page: Chrome) -> None:
    form = one(page, "#main form.filters")
    one(form, "[name=name]").send_keys("bge")
    assert systems(page) == ["BAAI/bge-m3"]
    assert one(form, "output").text == "1 of 5 systems"
    one(form, "[name=name]").send_keys(Keys.BACKSPACE * len("bge"))
    Select(one(form, "[name=family]")).select_by_visible_text("BM25")
    assert systems(page) == ["execretrieval/bm25"]
    Select(one(form, "[name=family]")).select_by_visible_text("all")
    rule = one(page, "#main-standings tr.snippet-blind")
    assert rule.is_displayed()
    one(form, "[name=rules]").click()
    assert not rule.is_displayed()


def test_a_domain_shows_its_own_scores_and_all_comes_back(page: Chrome, site: Path) -> None:
    before = [row.text for row in found(page, "#main-standings tbody tr")]
    marks = page.execute_script(
        "return [...document.querySelectorAll('#main-standings .axis')].map((a) => a.style.cssText)"
    )
    rows = json.loads((site / "tables" / "domains_of_systems.json").read_text())["rows"]
    rows += json.loads((site / "tables" / "domains_of_rules.json").read_text())["rows"]
    expected = {row["system"]: row for row in rows if row["domain"] == "geometry"}
    chosen = Select(one(page, "#main form.filters [name=domain]"))
    chosen.select_by_visible_text("geometry")
    assert one(page, "#main form.filters output").text == "5 of 5 systems in geometry"
    assert values(page, "win_rate") == sorted(values(page, "win_rate"), reverse=True)
    for name, column in (("win_rate", 2), ("exec_at_1", 4)):
        for row in found(page, "#main-standings tbody:not(.fixed) tr"):
            cell = found(row, "th, td")[column]
            value = expected[row.get_attribute("data-system")][name]
            assert cell.get_attribute("data-v") == str(value)
    cells = [cell for cell in found(page, "#main-standings tr.system > *") if cell.is_displayed()]
    assert len(cells) == 5 * 4, "what is not known of one domain is not shown"
    chosen.select_by_visible_text("all")
    assert [row.text for row in found(page, "#main-standings tbody tr")] == before
    again = page.execute_script(
        "return [...document.querySelectorAll('#main-standings .axis')].map((a) =>"
        " ['--l', '--m', '--h'].map((n) => Number(a.style.getPropertyValue(n))))"
    )
    for mark, places in zip(marks, again, strict=True):
        for text, place in zip(mark.rstrip(";").split(";"), places, strict=True):
            assert float(text.partition(":")[2]) == pytest.approx(place, abs=0.6)


def test_a_query_shows_its_snippets_with_the_edit_and_every_ranking(
    page: Chrome, site: Path
) -> None:
    first = one(page, "#main .list a")
    query = first.get_attribute("data-query")
    assert not found(page, "head script[src]"), "nothing is loaded before it is asked for"
    first.click()
    text = shown_query(page)
    of = document(site, query)
    article = one(page, "#main article")
    assert text.text == of["text"]
    assert page.switch_to.active_element == article
    assert first.get_attribute("aria-current") == "true"
    slots = found(article, ".slots > li")
    own = [slot for slot in slots if "foreign" not in (slot.get_attribute("class") or "")]
    assert len(own) == 5, "the five snippets of the group, wherever they were ranked"
    changed = [slot for slot in own if found(slot, "pre")]
    assert len(changed) == 4
    for slot in changed:
        removed = "".join(mark.get_attribute("textContent") for mark in found(slot, "del"))
        added = "".join(mark.get_attribute("textContent") for mark in found(slot, "ins"))
        edits = [
            [of["canonical"][start:end], replacement]
            for snippet in of["snippets"]
            for start, end, replacement in snippet["edits"]
        ]
        assert [removed, added] in edits
    ranks = [
        [cell.text.rstrip(" =✓✗") for cell in found(row, "td")]
        for row in found(article, "table.ranks tbody tr")
    ]
    assert ranks == [[str(rank) for rank in ran["ranks"]] for ran in of["systems"]]
    chosen = Select(one(article, "select[name=system]"))
    chosen.select_by_index(1)
    first_slot = one(article, ".slots > li .place").text
    assert first_slot == "1"
    scores = [float(cell.text) for cell in found(article, ".slots .score") if cell.text]
    assert scores == sorted(scores, reverse=True)


def test_an_address_leads_to_a_query_and_the_list_is_searched(page: Chrome, site: Path) -> None:
    link = found(page, "#main .list a")[-1]
    query = link.get_attribute("data-query") or ""
    page.get("about:blank")
    page.get((site / "index.html").as_uri() + f"#main/{query}")
    shown_query(page)
    assert one(page, "#main article code").text == query
    one(page, "#main .browser [name=name]").send_keys(query.removeprefix("q_").replace("_", " "))
    names = [link.get_attribute("data-query") for link in found(page, "#main .list a")]
    assert query in names
    assert one(page, "#main .browser output").text == f"{len(names)} of 20 queries"


def test_a_task_is_chosen_and_its_queries_are_its_own(page: Chrome) -> None:
    assert not one(page, "#stacked").is_displayed()
    one(page, '.tabs a[href="#stacked"]').click()
    WebDriverWait(page, 10).until(lambda _: one(page, "#stacked").is_displayed())
    assert not one(page, "#main").is_displayed()
    assert one(page, ".tabs [aria-current]").text == "Several bugs"
    one(page, "#stacked .list a").click()
    WebDriverWait(page, 10).until(lambda _: found(page, "#stacked article blockquote"))
    (script,) = found(page, "head script[src]")
    assert "/data/stacked-" in (script.get_attribute("src") or "")


def test_no_request_leaves_the_folder_and_nothing_is_an_error(page: Chrome, site: Path) -> None:
    one(page, "#main .list a").click()
    shown_query(page)
    for path in sorted((site / "systems").glob("*.html")):
        page.get(path.as_uri())
    asked = requested(page)
    assert len(asked) >= 7
    folder = site.as_uri()
    assert [url for url in asked if not url.startswith((folder, "data:,"))] == []
    assert page.get_log("browser") == []


def test_a_harmful_name_is_text(page: Chrome, site: Path) -> None:
    assert HARMFUL in systems(page)
    one(page, "#main .list a").click()
    shown_query(page)
    chosen = Select(one(page, "#main select[name=system]"))
    assert HARMFUL in [option.get_attribute("textContent") for option in chosen.options]
    assert found(page, "img") == []
    link = one(page, f'#main-standings tr[data-row="{standings(site).index(HARMFUL)}"] th a')
    link.click()
    assert found(page, "img") == []
    assert one(page, "h1").get_attribute("textContent") == HARMFUL


@pytest.mark.parametrize("width", [320, SMALL[0], 768])
def test_a_narrow_screen_scrolls_tables_and_not_the_page(
    page: Chrome, site: Path, width: int
) -> None:
    resize(page, (width, 844))
    one(page, "#main .list a").click()
    shown_query(page)
    for address in [page.current_url, *(p.as_uri() for p in (site / "systems").glob("*.html"))]:
        page.get(address)
        for part in found(page, "details"):
            page.execute_script("arguments[0].open = true", part)
        assert page.execute_script("return document.documentElement.scrollWidth") <= width
        assert page.execute_script("return document.body.scrollWidth") <= width


@pytest.mark.parametrize("size", [LARGE, SMALL])
def test_nothing_in_a_table_runs_over_its_cell(page: Chrome, size: tuple[int, int]) -> None:
    resize(page, size)
    one(page, "#main .list a").click()
    shown_query(page)
    for part in found(page, "#main details"):
        page.execute_script("arguments[0].open = true", part)
    script = """
        return [...document.querySelectorAll("#main tbody th, #main tbody td")]
            .filter((cell) => cell.checkVisibility() && cell.scrollWidth > cell.clientWidth + 1)
            .map((cell) => cell.textContent);"""
    assert page.execute_script(script) == []


def luminance(colour: str) -> float:
    parts = [float(part) / 255 for part in colour[colour.index("(") + 1 : -1].split(",")[:3]]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_both_schemes_have_contrast_enough_to_read(page: Chrome, site: Path, scheme: str) -> None:
    prefer(page, scheme)
    one(page, "#main .list a").click()
    shown_query(page)
    script = """
        const seen = new Map();
        const papers = (node) => {
            for (let at = node; at; at = at.parentElement) {
                const paper = getComputedStyle(at).backgroundColor;
                if (!paper.endsWith(", 0)")) return paper;
            }
            return getComputedStyle(document.documentElement).backgroundColor;
        };
        for (const node of document.querySelectorAll("#main *, header *, footer *")) {
            const hasText = [...node.childNodes].some((c) => c.nodeType === 3 && c.data.trim());
            if (!hasText || !node.checkVisibility() || node.closest("svg, option")) continue;
            const pair = [getComputedStyle(node).color, papers(node)];
            seen.set(pair.join(), [...pair, node.tagName + "." + node.className]);
        }
        return [...seen.values()];"""
    pairs = page.execute_script(script)
    assert len(pairs) > 8
    for ink, paper, where in pairs:
        light, dark = sorted((luminance(ink), luminance(paper)), reverse=True)
        assert (light + 0.05) / (dark + 0.05) >= 4.5, (where, ink, paper)
    is_dark = luminance(one(page, "html").value_of_css_property("background-color")) < 0.1
    assert is_dark is (scheme == "dark")


def test_a_screen_reader_finds_landmarks_captions_and_names(page: Chrome) -> None:
    one(page, "#main .list a").click()
    shown_query(page)
    assert len(found(page, "main")) == len(found(page, "body > header")) == 1
    assert found(page, "html[lang=en]")
    assert all(found(table, "caption") for table in found(page, "table"))
    assert all(found(table, "thead th[scope=col]") for table in found(page, "table"))
    tree = page.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    named = {"button", "link", "combobox", "searchbox", "checkbox", "region", "navigation"}
    nodes = [
        (node["role"]["value"], node.get("name", {}).get("value", ""))
        for node in tree
        if not node["ignored"] and node["role"]["value"] in named
    ]
    assert len(nodes) > 40
    assert [role for role, name in nodes if not name.strip()] == []


def test_without_javascript_all_tables_are_there(site: Path) -> None:
    with chromium(javascript=False) as browser:
        browser.get((site / "index.html").as_uri())
        assert browser.execute_script("return document.documentElement.className") == ""
        for name in ("main", "stacked"):
            table = one(browser, f"#{name}-standings")
            assert table.is_displayed()
            assert ".500" in table.text
        assert one(browser, "#main svg.curves").is_displayed()
        assert not one(browser, "#main form.filters").is_displayed()
        assert not one(browser, "#main .browser").is_displayed()
        assert "execretrieval show" in one(browser, "#main .without-js").text
        assert len(systems(browser)) == 5
        link = one(browser, "#main-standings tr.system th a")
        link.click()
        assert "win rate" in one(browser, "main").text
        assert len(found(browser, "table.bars tbody tr")) >= 12


def test_a_report_is_one_file_with_its_queries(
    browser: Chrome, runs_folder: Path, small_sample: Path, tmp_path: Path
) -> None:
    page = tmp_path / "report.html"
    record = runs_folder / "records" / "bm25.json.gz"
    call = ["report", str(record), "--data", str(small_sample), "--html", str(page)]
    assert run(call) == 0
    requested(browser)
    browser.get(page.as_uri())
    one(browser, "#main .list a").click()
    shown_query(browser)
    assert len(found(browser, "#main .slots > li")) >= 10
    assert [url for url in requested(browser) if url not in {page.as_uri(), "data:,"}] == []
