# The only list of commands, the same for people and for CI; `make` alone explains them.
#
# Everything they create stays in this folder: the environment in .venv, downloads and the tools' caches in .cache,
# packages in build and dist, and the compiled modules beside their sources in src.

PYTHON ?= python3
HOST ?= 0.0.0.0
ARGS ?=

VENV := .venv
RUN := $(VENV)/bin/python
# Tests of servers and browsers wait most of the time, so use more workers than two cores; the rules keep cores busy.
PYTEST := $(RUN) -m pytest --dist loadscope --no-loadscope-reorder
LOCK := requirements/dev.txt
PLAY := requirements/run.txt
SERVE := requirements/serve.txt
DOCS := requirements/docs.txt
LEARNERS := requirements/learners
PINNED := $(basename $(wildcard benchmarks/peers/*.in) requirements/node.in)
NPM := $(RUN) web/npm.py
# Tests of modules that mypyc compiles: they run a second time, interpreted.
COMPILED := tests/artefakt tests/artifact tests/artisans $(filter-out %_external.py, $(wildcard tests/bots/test_*.py)) \
	$(addprefix tests/test_, $(addsuffix .py, bots contract editions forms perft properties record)) \
	$(addprefix tests/env/test_, batch.py sheet.py tensor.py)
RULES := $(sort $(shell find src/wunderkammer/core src/wunderkammer/games src/wunderkammer/bots/thinking \
	-name "*.py" ! -path "*/board/*" ! -name plug.py ! -name balance.py ! -name bounds.py ! -name measures.py ! -name views.py))

# Compiled bytecode is kept, whatever the caller says: the tests start hundreds of processes.
export PYTHONDONTWRITEBYTECODE :=
export PIP_CACHE_DIR := $(CURDIR)/.cache/pip
export UV_CACHE_DIR := $(CURDIR)/.cache/uv
export HYPOTHESIS_STORAGE_DIRECTORY := $(CURDIR)/.cache/hypothesis
export npm_config_cache := $(CURDIR)/.cache/npm
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: help play terminal web site docs test quick check bench calibration exercises screens soak build wheel container packages lock clean

help: ## Explain the commands
	@echo "Wunderkammer. Usage: make COMMAND [ARGS='...'] [PYTHON=python3.12]"
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  %-8s %s\n", $$1, $$2 }' Makefile

play: ## Open the web table, for this machine and by QR code for phones (HOST=127.0.0.1: this machine only)
	@$(MAKE) --no-print-directory --jobs=2 $(VENV)/linked web/node_modules/.package-lock.json || $(MAKE) --no-print-directory $(VENV)/linked
	@MAKE="$(MAKE)" $(RUN) scripts/open_table.py --host $(HOST) --data tables $(if $(wildcard build/site/index.html),--app build/site) $(ARGS)

terminal: $(VENV)/compiled ## Play Artefakt in the terminal (ARGS='--help' shows the options)
	@$(VENV)/bin/wunderkammer play artefakt $(ARGS)

web: $(VENV)/page ## Build the page of the web table

site: $(VENV)/page ## Build the folder that needs no server into build/site: for any static host, works offline
	@echo "==> Building the folder without a server"
	@$(RUN) web/site.py build/site

docs: .cache/docs/installed ## Build the site of documentation into build/docs
	@echo "==> Building the documentation"
	@.cache/docs/bin/python scripts/docs.py build/docs-source build/docs-modules
	@PYTHONPATH=src NO_MKDOCS_2_WARNING=1 .cache/docs/bin/mkdocs build --quiet --strict

test: $(VENV)/compiled $(VENV)/page ## Run all tests, compiled (if there is a C compiler) and interpreted
	@$(RUN) tests/web/chromium.py
	@if $(has_compiled); then echo "==> Testing, compiled"; else echo "==> Testing, interpreted only"; fi
	@$(PYTEST) -n 4 $(ARGS)
	@if $(has_compiled); then echo "==> Testing the compiled modules again, interpreted"; \
		WUNDERKAMMER_PURE=1 $(PYTEST) -n 2 $(COMPILED) $(ARGS); fi

quick: $(VENV)/compiled ## Test the rules, the records and the bots, in about two minutes
	@echo "==> Testing the rules"
	@$(PYTEST) -n 2 $(COMPILED) $(ARGS)

check: $(VENV)/compiled $(VENV)/page ## Check format, lint, types and layers, then run all tests
	@echo "==> Checking the format"
	@$(RUN) -m ruff format --check .
	@echo "==> Linting"
	@$(RUN) -m ruff check .
	@echo "==> Checking the types"
	@$(RUN) -m mypy
	@echo "==> Checking format, lint and types of the page"
	@$(NPM) run --silent lint
	@$(NPM) run --silent check
	@echo "==> Checking imports between layers"
	@$(VENV)/bin/lint-imports --no-logo --cache-dir .cache/import-linter
	@$(MAKE) --no-print-directory test ARGS="--ignore=tests/test_house.py --deselect=tests/web/test_sources.py::test_typed \
		--deselect=tests/web/test_sources.py::test_formatted_and_linted $(ARGS)"

bench: $(VENV)/compiled $(VENV)/page ## Measure the speed compared with other libraries, into docs/benchmarks.md (QUICK=1: a short try)
	@echo "==> Measuring (about ten minutes, or one with QUICK=1)"
	@$(RUN) benchmarks/run.py $(if $(QUICK),--quick) $(ARGS)
	@$(RUN) benchmarks/starting.py $(if $(QUICK),--rounds 2,--write)
	@$(RUN) benchmarks/dataset.py $(if $(QUICK),--games 200,--games 10000)
	@$(RUN) benchmarks/analysing.py $(if $(QUICK),,--write)
	@echo "==> Measuring how many tables a server can handle"
	@$(RUN) benchmarks/load.py $(if $(QUICK),--tables 50 --seconds 5,--all --idle 2000 --write)
	@echo "==> Measuring how long a click takes"
	@$(RUN) tests/web/chromium.py
	@PYTHONPATH=tests $(RUN) benchmarks/clicks.py $(if $(QUICK),--clicks 20,--write)
	@echo "==> Measuring the folder without a server"
	@PYTHONPATH=tests $(RUN) benchmarks/offline.py $(if $(QUICK),,--write)

calibration: $(VENV)/compiled ## Fit to the bots how far stated chances are believed, into games/*/calibration.toml (a quarter of an hour on a quiet machine)
	@for game in artefakt artifact artisans; do \
		$(VENV)/bin/wunderkammer lab reliability $$game --seed autumn --games 600 \
			--fit src/wunderkammer/games/$$game/calibration.toml $(ARGS) || exit 1; \
	done

exercises: $(VENV)/compiled ## Find the exercises of our games anew, into games/*/exercises (up to an hour; an interrupted run goes on)
	@for game in artefakt artifact artisans; do \
		$(VENV)/bin/wunderkammer lab exercises $$game --seed wunderkammer --out .cache/exercises/$$game $(ARGS) && \
		rm -f src/wunderkammer/games/$$game/exercises/*.wk && \
		cp .cache/exercises/$$game/*.wk .cache/exercises/$$game/*.toml src/wunderkammer/games/$$game/exercises/ || exit 1; \
	done

screens: $(VENV)/compiled $(VENV)/page ## Take the pictures of docs/screens
	@$(RUN) tests/web/chromium.py
	@echo "==> Taking pictures"
	@PYTHONPATH=tests $(RUN) -m web.screens $(ARGS)

soak: $(VENV)/compiled $(VENV)/page ## Run all tests with every long repetition, compiled and interpreted (half an hour)
	@$(RUN) tests/web/chromium.py
	@echo "==> Soaking"
	@$(PYTEST) -n 4 -m "soak or not soak" $(ARGS)
	@if $(has_compiled); then echo "==> Soaking, interpreted"; \
		WUNDERKAMMER_PURE=1 $(PYTEST) -n 4 -m "soak or not soak" $(ARGS); fi

build: $(VENV)/page ## Build the source package and two wheels into dist: compiled for this machine, and for any
	@echo "==> Building the packages"
	@rm -rf dist build/lib build/bdist.*
	@$(RUN) -m build --quiet --no-isolation $(ARGS)
	@WUNDERKAMMER_PURE=1 $(RUN) -m build --quiet --no-isolation --wheel $(ARGS)
	@$(MAKE) --no-print-directory packages

wheel: $(VENV)/page ## Build only the compiled wheel of this machine into dist, without what tests need
	@echo "==> Building the wheel"
	@rm -rf dist build/lib* build/bdist.*
	@$(RUN) -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

container: ## Build the container image (ENGINE=docker: with Docker)
	@echo "==> Building the container image"
	@$(or $(ENGINE),podman) build --file Containerfile --tag wunderkammer .

packages: $(VENV)/tools ## Check what is in dist as an index would
	@echo "==> Checking the packages"
	@$(RUN) -m twine check --strict dist/*
	@$(VENV)/bin/check-wheel-contents dist/*.whl

compile = .cache/locker/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"

# uv has a separate small environment: you can make a new lock even if the old one is broken.
lock: ## Pin the dependencies again after a change in pyproject.toml (ARGS=--upgrade: the newest)
	@echo "==> Locking the dependencies"
	@$(PYTHON) -m venv --clear .cache/locker
	@.cache/locker/bin/python -m pip install --quiet uv
	@$(compile) pyproject.toml --extra table --group dev --output-file $(LOCK) $(ARGS)
	@$(compile) pyproject.toml --extra table --group run --constraint $(LOCK) --output-file $(PLAY) $(ARGS)
	@$(compile) pyproject.toml --extra scale --constraint $(LOCK) --output-file $(SERVE) $(ARGS)
	@$(compile) pyproject.toml --group docs --constraint $(LOCK) --output-file $(DOCS) $(ARGS)
	@echo "torch; python_version < '3'" | $(compile) $(LEARNERS).in pyproject.toml --extra gymnasium --override - \
		--output-file $(LEARNERS).txt $(ARGS)
	@for one in $(PINNED); do $(compile) $$one.in --output-file $$one.txt $(ARGS) || exit 1; done

clean: ## Remove everything created by these commands
	@echo "==> Cleaning up"
	@rm -rf $(VENV) .cache build dist src/*.egg-info
	@rm -rf web/node_modules web/protocol.d.ts web/views.d.ts web/notation.json web/glossary.json src/wunderkammer/web
	@$(remove_compiled)
	@find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} +

# From here on: how the environment is built, in steps. Each step writes a stamp in .venv when it is
# done. A stamp also holds what the step depended on besides files; if that has changed, the stamp is ignored.

has_compiled = find src -name '*.so' | grep -q .
remove_compiled = find src -name '*.so' -exec rm -f {} +

# An environment works for one folder and one Python only. It is always rebuilt completely, so that nothing is left of an
# interrupted installation, of a package no longer in the lock, or of modules compiled for another environment (in build).
place := $(CURDIR) $(shell $(PYTHON) -c 'import sys; print(sys.base_prefix, *sys.version_info[:3])' 2>/dev/null)
ifneq ($(shell cat $(VENV)/made 2>/dev/null),$(place))
.PHONY: $(VENV)/made
endif

$(VENV)/made: $(PLAY) $(LOCK)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo \
		"Wunderkammer needs Python 3.11 or newer as $(PYTHON). Name another: make PYTHON=/path/to/python3" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo \
		"$(PYTHON) cannot create environments: install its venv module (on Debian: apt install python3-venv)" >&2; exit 1; }
	@echo "==> Creating the environment in $(VENV) with $$($(PYTHON) -V)"
	@rm -rf $@ build
	@$(PYTHON) -m venv --clear $(VENV)
	@echo "$(place)" > $@

$(VENV)/installed: $(VENV)/made
	@echo "==> Installing what the web table needs (half a minute the first time)"
	@$(RUN) -m pip install --quiet --require-hashes --requirement $(PLAY)
	@touch $@

# Playing needs none of these.
test quick check bench screens soak build: $(VENV)/tools
$(VENV)/tools: $(VENV)/linked
	@echo "==> Installing what tests and other commands need (a minute the first time)"
	@$(RUN) -m pip install --quiet --require-hashes --requirement $(LOCK)
	@touch $@

# The site of documentation is built in an environment of its own: nothing else needs these.
.cache/docs/installed: $(DOCS)
	@echo "==> Installing what builds the documentation"
	@$(PYTHON) -m venv --clear .cache/docs
	@.cache/docs/bin/python -m pip install --quiet --require-hashes --requirement $(DOCS)
	@touch $@

# The package is used from its folder (editable); the next step compiles it.
$(VENV)/linked: $(VENV)/installed pyproject.toml setup.py
	@echo "==> Linking the package into the environment"
	@WUNDERKAMMER_PURE=1 $(RUN) -m pip install --quiet --no-build-isolation --no-deps --editable .
	@touch $@

# Compiled modules are removed first, so that a renamed or deleted source leaves nothing behind.
# Modules with unchanged C code are copied from build with their old date, so they are touched afterwards.
# If nothing is compiled, try again every time, since a compiler may have been installed.
form := $(strip pure=$(WUNDERKAMMER_PURE) $(RULES))
ifneq ($(shell cat $(VENV)/compiled 2>/dev/null),$(form))
.PHONY: $(VENV)/compiled
else ifeq ($(WUNDERKAMMER_PURE)$(shell find src -name '*.so'),)
.PHONY: $(VENV)/compiled
endif

$(VENV)/compiled: $(VENV)/linked $(RULES)
	@echo "==> Compiling the rules"
	@rm -f $@
	@$(remove_compiled)
	@$(RUN) setup.py --quiet build_ext --inplace
	@find src -name '*.so' -exec touch {} +
	@echo "$(form)" > $@

# The page is built from its sources, the texts and rulebooks, and the server's description of its messages and moves.
page := src/wunderkammer/web/index.html
sources := $(shell find web/src web/index.html web/*.json web/*.js web/*.ts -type f ! -path 'web/protocol.d.ts' \
	! -path web/views.d.ts ! -path web/notation.json ! -path web/glossary.json) $(shell find src/wunderkammer -name '*.ftl' -o -path '*/rulebook/*.md' -o -name phrasing.toml -o -path '*/glossary/terms.toml') \
	$(wildcard src/wunderkammer/games/*/moves.py src/wunderkammer/games/*/views.py) src/wunderkammer/texts/phrasing.py src/wunderkammer/texts/terms.py src/wunderkammer/texts/box.py \
	$(addprefix src/wunderkammer/server/,http/api.py http/changing.py http/making.py http/taking.py http/game_kit.py http/typescript.py wire/fields.py wire/lessons.py wire/messages.py wire/parts.py)
built := $(sort $(sources))
ifneq ($(shell cat $(VENV)/page 2>/dev/null)$(wildcard $(page)),$(built)$(page))
.PHONY: $(VENV)/page
endif

$(VENV)/page: $(sources) web/node_modules/.package-lock.json | $(VENV)/linked
	@echo "==> Building the page"
	@rm -f $@
	@WUNDERKAMMER_PURE=1 $(RUN) -m wunderkammer.server.http.typescript web
	@$(NPM) run --silent build -- --logLevel warn
	@echo "$(built)" > $@

# Not `npm ci`: it refuses a lock that does not list the tools' compiled parts for every other platform.
web/node_modules/.package-lock.json: web/package-lock.json | $(VENV)/made
	@echo "==> Installing the tools that build the page"
	@$(NPM) install --no-save --silent
	@touch $@
