"""``execretrieval env``."""

from __future__ import annotations

import sys

import click

from execretrieval_hf.cli.options import json_option, print_json


@click.command("env")
@json_option
def command(as_json: bool) -> None:
    """Print versions, folders and settings, for a bug report."""
    from execretrieval_hf.data import settings
    from execretrieval_hf.data.pools import load_pool, pool_names, resolve
    from execretrieval_hf.evaluate.environment import machine, package_versions
    from execretrieval_mteb.autoload import is_installed
    from execretrieval_runner import RUNNER_VERSION, ExecRetrievalError

    data: dict[str, object]
    try:
        folder = resolve()
        pools = {name: load_pool(name, data=folder).revision for name in pool_names(folder)}
        data = {"folder": str(folder), "pools": pools}
    except ExecRetrievalError as error:
        data = {"error": str(error)}
    facts = {
        "versions": {**package_versions(), "runner": RUNNER_VERSION},
        "machine": machine(),
        "data": data,
        "home": str(settings.home()),
        "registered with mteb at start-up": is_installed(),
        "HF_HUB_OFFLINE": settings.hub_is_offline(),
        "executable": sys.executable,
    }
    if as_json:
        print_json(facts)
        return
    for key, value in facts.items():
        if isinstance(value, dict):
            click.echo(f"{key}:")
            for inner, text in value.items():
                click.echo(f"  {inner}: {text}")
        else:
            click.echo(f"{key}: {value}")
