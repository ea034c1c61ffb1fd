"""The command group, its lazy sub-commands and its exit codes.

0 done, 1 done with failures (a fault found, a run that did not finish), 2 a mistake in the call or
in the data, 130 interrupted.
"""

from __future__ import annotations

import importlib
import signal
import sys
from typing import TYPE_CHECKING

import click

from execretrieval_runner.errors import ExecRetrievalError

if TYPE_CHECKING:
    from collections.abc import Sequence

MISTAKE, INTERRUPTED = 2, 130

COMMANDS = (
    "evaluate",
    "score",
    "compare",
    "analyze",
    "reproduce",
    "leaderboard",
    "report",
    "submit",
    "show",
    "execute",
    "materialize",
    "import-release",
    "verify",
    "build",
    "publish",
    "select",
    "check",
    "audit",
    "mteb",
    "env",
)
"""Every sub-command; each is the function ``command`` of the module of its name."""


class LazyGroup(click.Group):
    """Loads the module of a sub-command when it is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Names in the order of a user's day."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """The sub-command of a name, or ``None``."""
        if name not in COMMANDS:
            return None
        module = importlib.import_module(f"execretrieval_hf.cli.{name.replace('-', '_')}")
        command: click.Command = module.command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Like click's own, with the nearest names for one that does not exist."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            from execretrieval_hf.data.errors import UnknownName

            raise UnknownName("command", args[0], COMMANDS)
        return super().resolve_command(ctx, args)


@click.command(
    cls=LazyGroup,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Every command has --help. Documentation: the README of the package.",
)
@click.version_option(package_name="execretrieval", prog_name="execretrieval")
def cli() -> None:
    """A benchmark of code retrieval in which running the tests decides what is right."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and leave with its exit code."""
    # An end by `kill` or `timeout` has to end the processes started here as well.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    sys.exit(run(arguments))


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    try:
        code = cli.main(args=arguments, prog_name="execretrieval", standalone_mode=False)
    except ExecRetrievalError as error:
        click.echo(f"Error: {error}", err=True)
        return error.exit_code
    except click.ClickException as error:
        error.show()
        return MISTAKE
    except (click.Abort, KeyboardInterrupt):
        click.echo("Interrupted; what was finished is kept, run again to go on.", err=True)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of a pipe such as `| head` has gone: no fault of this command.
        sys.stderr.close()
        return 0
    return code if isinstance(code, int) else 0
