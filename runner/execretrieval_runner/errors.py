"""Errors of the project.

    ExecRetrievalError
    +-- InvalidJob            a pair, call or suite that cannot be executed as it is
    +-- SandboxUnavailable    this platform cannot run snippets at all
    +-- RunnerFailure         worker processes keep dying for reasons that no snippet explains

The base class lives in the lowest layer so that one ``except`` serves every room.
"""


class ExecRetrievalError(Exception):
    """Base of every error that a user can cause or mend; the message is one line with the fix.

    Attributes:
        exit_code: what a command line ends with: 2 for a mistake in the call or in the data, 1
            for work that was done and did not succeed.
    """

    exit_code = 2


class InvalidJob(ExecRetrievalError):
    """A job that cannot be executed as it is, such as a suite without a single assertion."""


class SandboxUnavailable(ExecRetrievalError):
    """This platform lacks what the runner needs to execute snippets."""


class RunnerFailure(ExecRetrievalError):
    """Worker processes keep dying for reasons that no snippet explains."""
