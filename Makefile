# make run        score two systems on the packaged data
# make test       run the tests, but those that need a browser
# make browser    run those in Chromium, which it installs with apt if it is not there
# make check      lint, types, import contract, and the wheel tried in an empty folder
# make check-all  make check, make test, and the long checks
# make data       choose distractors and build the packaged data anew
#
# TORCH is installed first, so that a build of it can be chosen:
#   make run TORCH=torch                       the newest from the Python index
#   make run TORCH="torch --index-url URL"     a build for your GPU
TORCH ?= torch==2.13.0
PYTHON ?= python3
VENV ?= .venv
MTEB_LOWEST ?= 2.20.0

BIN := $(VENV)/bin
STAMP := $(VENV)/.installed-$(shell printf '%s' '$(TORCH)' | cksum | cut -d' ' -f1)
DEV := $(VENV)/.dev
PEERS := $(VENV)/.peers
LOWEST := .venv-lowest
SHELL := /bin/bash

.PHONY: run test browser chromium check check-all data fix lint types imports wheel clean
.DELETE_ON_ERROR:

run: $(STAMP)
	$(BIN)/execretrieval evaluate execretrieval/bm25 execretrieval/all-MiniLM-L6-v2

test: $(DEV) $(LOWEST)/.installed
	HF_HUB_OFFLINE=1 $(BIN)/python -m pytest -n 2 --dist loadfile
	@# An old mteb on top of newer packages warns about itself: here its warnings are no errors.
	HF_HUB_OFFLINE=1 $(LOWEST)/bin/python -m pytest -q -p no:cacheprovider -W default -n 2 \
	    --dist loadfile tests/mteb_task
	@echo "tests passed with mteb $$($(BIN)/python -c 'import importlib.metadata as m; print(m.version("mteb"))') and $(MTEB_LOWEST); those in a browser were left out: make browser"

browser: $(DEV) chromium
	HF_HUB_OFFLINE=1 $(BIN)/python -m pytest -m browser

chromium:
	@command -v chromium > /dev/null && command -v chromedriver > /dev/null || { \
	    echo "installing Chromium ..." >&2; \
	    sudo=$$([ "$$(id -u)" = 0 ] || echo "sudo -n"); \
	    $$sudo apt-get update -qq && \
	    $$sudo apt-get install -qq -y --no-install-recommends chromium chromium-driver > /dev/null || { \
	        echo "cannot install: install the packages chromium and chromium-driver" >&2; exit 1; }; }

check: lint types imports wheel

check-all: check test browser $(PEERS)
	HF_HUB_OFFLINE=1 $(BIN)/python -m pytest -m slow
	$(BIN)/execretrieval verify --full

lint: $(DEV)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(DEV)
	$(BIN)/mypy

imports: $(DEV)
	$(BIN)/lint-imports

wheel: $(DEV)
	bash tests/end_to_end/wheel.sh $(abspath $(BIN))/python

data: $(STAMP)
	$(BIN)/execretrieval select
	$(BIN)/execretrieval build
	$(BIN)/execretrieval verify --full

fix: $(DEV)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

$(STAMP): pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "installing into $(VENV); the first time takes some minutes ..." >&2
	$(BIN)/python -m pip install --quiet --upgrade "pip>=25.1"
	$(BIN)/python -m pip install --quiet $(TORCH)
	$(BIN)/python -m pip install --quiet --editable '.[demo]'
	@rm -f $(VENV)/.installed-* && touch $@

$(DEV): $(STAMP)
	$(BIN)/python -m pip install --quiet --group dev --editable '.[demo,systems,analysis]'
	@touch $@

$(PEERS): $(DEV)
	$(BIN)/python -m pip install --quiet --group peers
	@touch $@

# The oldest mteb that is supported, on top of the packages of $(VENV).
$(LOWEST)/.installed: $(STAMP)
	rm -rf $(LOWEST) && $(PYTHON) -m venv $(LOWEST)
	$(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))' > $$($(LOWEST)/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/packages_below.pth
	$(LOWEST)/bin/python -m pip install --quiet --upgrade "pip>=25.1"
	$(LOWEST)/bin/python -m pip install --quiet --no-deps --ignore-installed mteb==$(MTEB_LOWEST) --editable .
	@touch $@

clean:
	rm -rf $(VENV) $(LOWEST) dist
