"""``execretrieval mteb``."""

from __future__ import annotations

import click


@click.command(
    "mteb",
    context_settings={"ignore_unknown_options": True, "allow_interspersed_args": False},
    add_help_option=False,
)
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
@click.pass_context
def command(ctx: click.Context, arguments: tuple[str, ...]) -> None:
    """Hand over to mteb's own command line, with ExecRetrieval registered.

    The plain `mteb` finds the tasks by itself wherever the package was installed with pip; this
    command is for places where start-up files are not read, and for models in a local folder:

    \b
        execretrieval mteb run -t ExecRetrieval -m execretrieval/bm25
        execretrieval mteb run -t ExecRetrieval -m ./my-sentence-transformer
    """  # noqa: D301 - click's own mark for text that keeps its lines
    if arguments in {(), ("--help",), ("-h",)}:
        click.echo(ctx.get_help())
        click.echo("\nmteb's own help: execretrieval mteb run --help, and so on.")
        return
    from execretrieval_mteb.registration import hand_over

    hand_over(arguments)
