# The commands of Omertà; `make` alone lists them.

# Only used to make the virtual environment: `make PYTHON=python3.13 play`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# Test processes that run side by side.
WORKERS ?= 2

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test test-fast check format coverage bench lock clean

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/play.stamp ## install what playing needs, then play
	@$(BIN)/omerta play

test: check ## install what the tests need, then run every check and every test
	$(BIN)/pytest -n $(WORKERS)
	$(BIN)/omerta rules --coverage

test-fast: $(VENV)/dev.stamp ## run the tests that are not marked slow
	$(BIN)/pytest -n $(WORKERS) -m "not slow"

check: $(VENV)/dev.stamp ## lint, formatting, types, who imports whom
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

format: $(VENV)/dev.stamp ## format the code and sort its imports
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

coverage: $(VENV)/dev.stamp ## run the tests and list the lines they miss
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -n $(WORKERS)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

bench: $(VENV)/dev.stamp ## measure the speed of random play
	$(BIN)/python bench/playout.py

# Versions stay as they are where they can; `make lock UPGRADE=--upgrade` takes the newest.
COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header $(UPGRADE) \
	pyproject.toml --group build

lock: $(BIN)/python ## write requirements/*.txt anew from pyproject.toml
	$(PIP) install uv
	$(COMPILE) --extra dev --output-file requirements/dev.txt
	$(COMPILE) --constraints requirements/dev.txt --output-file requirements/play.txt

clean: ## remove the virtual environment and everything built
	rm -rf $(VENV) build dist .coverage .coverage.* htmlcov
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Omertà needs Python 3.11 or newer; name one: make PYTHON=python3.13 ..."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		|| { echo "Python cannot make virtual environments here; install python3-venv (apt install python3-venv)."; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/%.stamp: requirements/%.txt pyproject.toml | $(BIN)/python
	$(PIP) install --require-hashes -r $<
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@
