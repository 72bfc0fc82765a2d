# `make run` and `make test` need nothing but make and Python 3.11 or newer: they build .venv by themselves.

VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(wildcard bot engine storage tests)
PYTEST_ARGS ?= -n auto
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.DEFAULT_GOAL := help
.PHONY: help run play test check format bench clean

help: ## Show this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-8s %s\n", $$1, $$2}'

# With status 2, 3 or 4 the bot has just said in plain words what to do about settings, token, connection, port or file;
# make's "*** Error" below that would look like a fault of its own. What needs the status runs `python -m bot`.
ADVICE_IS_ENOUGH := || case $$? in 2|3|4) ;; *) exit 1 ;; esac

run: $(VENV)/.ready-run ## Start the bot (it says what is missing, for example the token)
	@$(BIN)/python -m bot $(ADVICE_IS_ENOUGH)

play: $(VENV)/.ready-run ## Play in a browser on this machine, without Discord (PLAY_ARGS="--port 9000")
	@echo "Starting the sandbox"
	@$(BIN)/python -m bot sandbox $(PLAY_ARGS) $(ADVICE_IS_ENOUGH)

test: $(VENV)/.ready-dev ## Run every test
	$(BIN)/python -m pytest $(PYTEST_ARGS)

check: $(VENV)/.ready-dev ## Check style, types and the direction of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(VENV)/.ready-dev ## Format the code and sort imports
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/.ready-bench ## Measure speed, against other game libraries where they install
	$(BIN)/python -m tests.bench

clean: ## Remove the virtual environment and caches, never the database
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis *.egg-info build

# A stamp stands for one set of installed extras; it is stale once the pins or the project's file change.

$(VENV)/.created:
	@python=$$(.ci/find-python) && echo "Creating $(VENV) with $$python" && "$$python" -m venv --clear $(VENV)
	@touch $@

$(VENV)/.ready-run: $(VENV)/.created pyproject.toml constraints.txt
	@echo "Installing what the bot needs into $(VENV)"
	@$(PIP) install --constraint constraints.txt --editable .
	@touch $@

$(VENV)/.ready-dev: $(VENV)/.created pyproject.toml constraints.txt
	@echo "Installing what the bot and its tests need into $(VENV)"
	@$(PIP) install --constraint constraints.txt --editable '.[dev]'
	@touch $@ $(VENV)/.ready-run

# Peers that have no build for this machine are left out with a word; the benchmark then prints fewer columns.
$(VENV)/.ready-bench: $(VENV)/.ready-dev
	@for peer in chess rlcard open_spiel; do \
		$(PIP) install --constraint constraints.txt "$$peer" || echo "$$peer does not install here: no comparison with it"; \
	done
	@touch $@
