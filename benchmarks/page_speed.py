"""Size of the leaderboard page and time to its first table, beside its peers, in one run.

Runs are made up: noise, with a little more for the query's own group and for its correct member.
The page is opened as a file in Chromium, as are the same rows as a bare table by pandas, and as a
table that sorts and filters by itables (DataTables, all inline). The time is from the start of the
navigation until a row of the table is laid out.

    python benchmarks/page_speed.py              # 5 and 30 systems, 1,000 queries: some minutes
    python benchmarks/page_speed.py --data docs/results/data
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pandas as pd
from itables import javascript, to_html_datatable
from selenium import webdriver
from selenium.webdriver.chrome.service import Service

from execretrieval_hf.data.pools import load_pool
from execretrieval_hf.evaluate.excerpt import write_excerpt
from execretrieval_hf.evaluate.oracle import Oracle
from execretrieval_hf.evaluate.ranking import ScoreMatrix
from execretrieval_hf.evaluate.record import System
from execretrieval_hf.evaluate.score import score_run
from execretrieval_hf.leaderboard.page.boards import find_boards
from execretrieval_hf.leaderboard.page.site import site_files, write_site

if TYPE_CHECKING:
    from execretrieval_hf.data.pools import Pool
    from execretrieval_hf.leaderboard.page.boards import Board

ROUNDS = 9

_WATCH = """
window.firstTable = new Promise((done) => {
  const look = () => {
    const cell = document.querySelector("tbody td");
    const row = cell && [...document.querySelectorAll("tbody tr")].find(
      (found) => found.offsetHeight > 0 && found.textContent.includes("model-"));
    if (row) done(performance.now());
    else requestAnimationFrame(look);
  };
  look();
});"""


def write_runs(folder: Path, pool: Pool, count: int) -> None:
    """Records of made-up systems."""
    oracle = Oracle(pool, store=folder / "verdicts.sqlite")
    column = {key: place for place, key in enumerate(pool.corpus_ids)}
    for number in range(count):
        draw = np.random.default_rng(number)
        values = draw.normal(0, 1, (len(pool.query_ids), len(pool.corpus_ids)))
        for row, query in enumerate(pool.query_ids):
            for own in pool.snippets[query]:
                values[row, column[own.corpus_id]] += 3 + number / count * own.is_correct
        scores = ScoreMatrix(
            pool.query_ids, pool.corpus_ids, np.round(values, 3).astype(np.float32)
        )
        system = System(f"someone/model-{number}", f"{number:040x}")
        record = score_run(pool, scores, oracle, system)
        write_excerpt(folder / "records" / f"{number}.json.gz", record, scores, pool)


def peers(board: Board) -> dict[str, bytes]:
    """The rows of the main table as pages of others."""
    rows = pd.DataFrame(board.rows("standings"))
    head = '<!doctype html><meta charset="utf-8">'
    bundle = Path(javascript.__file__).parent / "html" / "dt_bundle.js"
    inline = javascript.generate_init_offline_itables_html(bundle)
    table = to_html_datatable(rows, connected=False, display_logo_when_loading=False)
    return {
        "pandas": (head + rows.to_html()).encode(),
        "itables": (head + inline + table).encode(),
    }


def milliseconds(pages: dict[str, Path]) -> dict[str, list[float]]:
    """Times to the first table of every page, taken in turn."""
    times: dict[str, list[float]] = {name: [] for name in pages}
    options = webdriver.ChromeOptions()
    for flag in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"):
        options.add_argument(flag)
    with webdriver.Chrome(
        options=options, service=Service(shutil.which("chromedriver"))
    ) as browser:
        browser.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": _WATCH})
        for _ in range(ROUNDS + 1):
            for name, path in pages.items():
                browser.get(path.as_uri())
                script = "window.firstTable.then(arguments[0])"
                times[name].append(float(browser.execute_async_script(script)))
    return {name: taken[1:] for name, taken in times.items()}


def measure(pool: Pool, count: int, scratch: Path) -> None:
    """Make the site of so many systems and print its sizes and times."""
    write_runs(scratch, pool, count)
    started = time.perf_counter()
    (board,) = find_boards(scratch, data=pool.folder, store=scratch / "verdicts.sqlite")
    with_tables = time.perf_counter()
    made = site_files([board])
    rendered = time.perf_counter()
    write_site(scratch / "site", made)
    sizes = {"page": len(made["index.html"])}
    pages = {"page": scratch / "site" / "index.html"}
    for name, content in peers(board).items():
        pages[name] = scratch / f"{name}.html"
        pages[name].write_bytes(content)
        sizes[name] = len(content)
    domains = [len(content) for name, content in made.items() if name.startswith("data/")]
    systems = [len(content) for name, content in made.items() if name.startswith("systems/")]
    print(f"{count} systems, {len(pool.queries)} queries")
    print(f"  tables {with_tables - started:.1f} s, pages {rendered - with_tables:.1f} s")
    print(
        f"  a domain's data at most {max(domains) / 1e3:.0f} kB, a system's page "
        f"{max(systems) / 1e3:.0f} kB, the folder {sum(map(len, made.values())) / 1e6:.1f} MB"
    )
    for name, taken in milliseconds(pages).items():
        print(f"  {name:8} {sizes[name] / 1e3:7.0f} kB {statistics.median(taken):7.0f} ms")


def main() -> None:
    """Measure with few and with many systems."""
    parser = argparse.ArgumentParser(description="Size and speed of the leaderboard page.")
    parser.add_argument("--systems", type=int, nargs="+", default=[5, 30])
    parser.add_argument("--data", type=Path, help="data folder instead of the packaged one")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        pool = load_pool(data=options.data)
        for count in options.systems:
            measure(pool, count, Path(scratch) / str(count))


if __name__ == "__main__":
    main()
