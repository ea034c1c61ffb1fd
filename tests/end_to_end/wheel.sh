#!/usr/bin/env bash
# Builds the wheel and uses it as a newcomer would: in an empty folder, by the plain commands.
# Takes the Python whose packages are used for everything but our own.
set -euo pipefail
python=$1
repository=$PWD
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
step() { echo "wheel: $*" >&2; }

step "building"
"$python" -m build --wheel --outdir "$scratch/dist" "$repository" > "$scratch/build.log" 2>&1 \
    || { cat "$scratch/build.log"; exit 1; }

step "installing"
"$python" -m venv "$scratch/venv"
bin=$scratch/venv/bin
site=$("$bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
"$python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))' > "$site/packages_below.pth"
"$bin/python" -m pip install --quiet --no-deps --ignore-installed "$scratch"/dist/*.whl

mkdir "$scratch/empty"
cd "$scratch/empty"
export HF_HUB_OFFLINE=1 EXECRETRIEVAL_HOME=$scratch/home HF_HOME=$scratch/hf
unset PYTHONPATH EXECRETRIEVAL_DATA EXECRETRIEVAL_AUTOLOAD

step "the package comes from the wheel"
"$bin/python" -c 'import execretrieval_hf, sys; assert execretrieval_hf.__file__.startswith(sys.argv[1]), execretrieval_hf.__file__' "$scratch/venv"

step "execretrieval --help, env"
"$bin/execretrieval" --help > help.txt
"$bin/execretrieval" env --json > env.json

step "materialize, then the literal load_dataset"
"$bin/execretrieval" materialize > /dev/null
"$bin/python" -W error::UserWarning -c '
from datasets import load_dataset
corpus = load_dataset("ExecRetrieval", "corpus")["test"]
assert corpus.column_names == ["_id", "title", "text"], corpus
print(len(corpus), "snippets")'

step "the runner alone"
echo '{"code": "def f(x):\n    return x + 1\n", "tests": ["assert f(1) == 2"]}' \
    | "$bin/python" -m execretrieval_runner run - > verdict.jsonl
grep -q '"pass"' verdict.jsonl

step "mteb run on a sample of the data, with the programs of this environment"
PYTHONPATH=$repository/tests/support "$bin/python" -c '
from pathlib import Path
from sample_data import write_sample
write_sample(Path("sample"), 2)'
"$bin/python" -m mteb available-tasks -t ExecRetrieval > tasks.txt
grep -q ExecRetrieval tasks.txt
EXECRETRIEVAL_DATA=sample "$bin/python" -m mteb run -t ExecRetrieval -m execretrieval/bm25 \
    --output-folder results -v 1
ls results/results/execretrieval__bm25/*/ExecRetrieval.*.json > /dev/null

step "a leaderboard of that run, with its templates, style and scripts"
"$bin/execretrieval" leaderboard "$EXECRETRIEVAL_HOME" --data sample --out board --quiet
grep -q bm25 board/index.html

step "the card's template came along"
"$bin/python" -c 'from execretrieval_hf.data.card import read_template; read_template("README.md")'

step "uninstall takes the start-up files along"
"$bin/python" -m pip uninstall --quiet --yes execretrieval
test ! -e "$site/execretrieval_autoload.pth" && test ! -e "$site/execretrieval_autoload.start"
echo "wheel: all good" >&2
