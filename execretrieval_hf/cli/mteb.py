"""``execretrieval mteb``."""

from __future__ import annotations

import click


@click.command(
    "mteb",
    context_settings={"ignore_unknown_options": True, "allow_interspersed_args": False},
    add_help_option=False,
)
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
def command(arguments: tuple[str, ...]) -> None:
    r"""Hand over to mteb's own command line, with ExecRetrieval registered.

    The plain `mteb` finds the tasks by itself wherever the package was installed with pip; this
    command is for places where start-up files are not read, and for models in a local folder:

    \b
        execretrieval mteb run -t ExecRetrieval -m execretrieval/bm25
        execretrieval mteb run -t ExecRetrieval -m ./my-sentence-transformer
    """
    from execretrieval_mteb.registration import hand_over

    hand_over(arguments)
