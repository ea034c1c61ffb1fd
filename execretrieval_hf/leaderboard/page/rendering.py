"""Templates with everything escaped that they are given, and the style and scripts in one page."""

from __future__ import annotations

from functools import cache
from importlib import metadata
from importlib.resources import files
from typing import TYPE_CHECKING

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from execretrieval_hf.evaluate.bootstrap import REPLICATES, SEED
from execretrieval_hf.leaderboard.page.embedding import for_script
from execretrieval_hf.leaderboard.page.texts import SAYS, title_of

if TYPE_CHECKING:
    from typing import Any

GENERATOR = "execretrieval leaderboard"
"""Stands in the head of every page, by which an older one is known."""

STYLE = "page.css"
SCRIPTS = ("tables.js", "browser.js")


def render(template: str, **context: Any) -> str:  # noqa: ANN401 - whatever the template needs
    """A page as text.

    Args:
        template: name of the file among the templates.
        **context: what it is given; text in it is escaped.
    """
    return _environment().get_template(template).render(**context)


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("execretrieval_hf.leaderboard.page"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters["script"] = lambda value: Markup(for_script(value))  # noqa: S704
    environment.globals |= {
        "GENERATOR": GENERATOR,
        "REPLICATES": REPLICATES,
        "SAYS": SAYS,
        "SEED": SEED,
        "VERSION": metadata.version("execretrieval"),
        "style": Markup(_static(STYLE)),  # noqa: S704 - our own file
        "scripts": [Markup(_static(name)) for name in SCRIPTS],  # noqa: S704 - our own files
        "title_of": title_of,
    }
    return environment


def _static(name: str) -> str:
    return (files("execretrieval_hf.leaderboard.page") / "static" / name).read_text("utf-8")
