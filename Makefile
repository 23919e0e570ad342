# Two commands do everything:
#
#     make play    set up and start the program
#     make test    set up and run the checks
#
# Another interpreter: make play PYTHON=python3.12 (after make clean, if .venv is there already).

PYTHON ?= python3
# tried in this order; the first that is a Python 3.11 to 3.13 able to make environments is taken
CANDIDATES := $(PYTHON) python3.13 python3.12 python3.11

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
PINS = constraints/py$$($(BIN)/python -c 'import sys; print("%d%d" % sys.version_info[:2])').txt
FITTING := import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))
USABLE := import venv, ensurepip; $(FITTING)
# All that building something lacks is told at once, before anything is made or fetched: by the
# Python that will be used, or by the one that would be if it had its venv module.
ask = @for fit in '$(USABLE)' '$(FITTING)'; do \
	  for python in $(BIN)/python $(CANDIDATES); do \
	    if $$python -c "$$fit" >/dev/null 2>&1; then $$python packaging/check_build.py $(1); exit; fi; \
	  done; \
	done
# else each process that a test starts would compile the program anew
KEEP := PYTHONDONTWRITEBYTECODE=
PYTEST_ARGS ?= -n logical --dist worksteal
MUTANTS ?= --size 60 --seed 1
# Tracing takes an eighth of the time of the tests: docs/decisions/0114-coverage-apart.md.
COVER :=
coverage: COVER := --cov

.PHONY: help play quick test coverage thorough lint style types lab mutants screenshots package clean translations
.DELETE_ON_ERROR:

help:
	@echo "make play   set up and start the program"
	@echo "make quick  the rules and the bots only, in seconds"
	@echo "make test   set up and run the checks: style, types, floors, tests"
	@echo "make coverage  the same, and how much of the floors their own tests run"
	@echo "make thorough  every test whole, those that take minutes too"
	@echo "make lint   style, types and floors only"
	@echo "make lab    build the core in C, with which valeria-lab plays many games quickly"
	@echo "make mutants  change lines of the rules one by one, and see whether a test notices"
	@echo "make screenshots  write a picture of every screen to docs/screenshots/"
	@echo "make package  build the program for people without Python, and try it"
	@echo "make clean  remove .venv and everything else that was made"

play: $(VENV)/.installed
	@$(BIN)/valeria || [ $$? -eq 2 ]  # what it refuses it has told: make's own words would hide that

# what a change of the rules is likely to break; boxes wait for make test, which runs more
QUICK = tests/kernel tests/games tests/content tests/bots tests/test_golden_games.py \
	tests/test_completeness.py tests/test_vocabulary.py
NOT_QUICK = $(foreach name,ui coach lab native sets story test_art.py test_guide.py test_lesson.py test_memory.py, \
	--ignore-glob='tests/games/*/$(name)')

quick: $(VENV)/.installed-test
	@$(KEEP) $(BIN)/python -m pytest -q $(PYTEST_ARGS) -m "not slow and not thorough" $(NOT_QUICK) $(QUICK)

# Types take one core for two minutes where nothing is kept of an earlier run, so the tests run
# beside them; what is wrong with them is told last.
test: $(VENV)/.installed-test
	@$(BIN)/python packaging/check_qt.py
	@$(MAKE) --no-print-directory style
	@told=$$(mktemp); $(MAKE) --no-print-directory types >"$$told" 2>&1 & types=$$!; \
	trap 'rm -f "$$told"' EXIT; trap 'kill "$$types" 2>/dev/null; exit 130' INT TERM; \
	tests=0; typed=0; \
	VALERIA_TESTS=full QT_QPA_PLATFORM=$${QT_QPA_PLATFORM:-offscreen} $(KEEP) \
	  $(BIN)/python -m pytest $(PYTEST_ARGS) $(COVER) || tests=$$?; \
	wait "$$types" || { typed=$$?; cat "$$told"; }; \
	exit $$((tests ? tests : typed))

coverage: test

thorough: $(VENV)/.installed-test
	VALERIA_TESTS=whole VALERIA_BUS=1 QT_QPA_PLATFORM=$${QT_QPA_PLATFORM:-offscreen} $(KEEP) $(BIN)/python -m pytest $(PYTEST_ARGS) -m ""

lint: style types

style: $(VENV)/.installed-test
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(VENV)/.installed-test
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

lab:
	$(call ask,lab)
	@$(MAKE) --no-print-directory $(VENV)/.installed-lab
	@$(BIN)/python packaging/native.py

mutants: $(VENV)/.installed-test
	@$(BIN)/python -m tests.mutants $(MUTANTS)

screenshots: $(VENV)/.installed
	@$(BIN)/python packaging/check_qt.py
	@$(BIN)/python packaging/screenshots.py

package:
	$(call ask,package)
	@$(MAKE) --no-print-directory $(VENV)/.installed-package
	@$(BIN)/python packaging/check_qt.py --window
	@$(BIN)/python packaging/native.py --if-here
	@$(BIN)/python packaging/package.py

translations: $(VENV)/.installed
	@$(BIN)/python packaging/translations.py

clean:
	rm -rf $(VENV) build dist .coverage .coverage.* htmlcov
	rm -f $(foreach kind,so pyd sha256 new,valeria_desktop/games/valeria/native/_core*.$(kind))
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find valeria_desktop tests packaging tools -name __pycache__ -type d -prune -exec rm -rf {} +

# One stamp for each step that takes time, so that a second call starts at once.

$(VENV)/.made:
	@for candidate in $(CANDIDATES); do \
	  if $$candidate -c '$(USABLE)' >/dev/null 2>&1; then \
	    echo "Making $(VENV) with $$($$candidate --version)"; \
	    $$candidate -m venv --clear $(VENV) && touch $@; exit; \
	  fi; \
	done; \
	echo "Valeria Desktop needs Python 3.11, 3.12 or 3.13 with its venv module (Debian and Ubuntu: sudo apt-get install python3-venv); none was found as: $(CANDIDATES)." >&2; \
	exit 1

$(VENV)/.installed: $(VENV)/.made pyproject.toml $(wildcard constraints/*.txt)
	@echo "Installing (the first time takes a minute)"
	@$(PIP) install --quiet --editable . --constraint $(PINS)
	@touch $@

$(VENV)/.installed-test: $(VENV)/.made pyproject.toml $(wildcard constraints/*.txt)
	@echo "Installing (the first time takes a minute)"
	@$(PIP) install --quiet --editable '.[test]' --constraint $(PINS)
	@touch $@ $(VENV)/.installed

$(VENV)/.installed-lab: $(VENV)/.made pyproject.toml $(wildcard constraints/*.txt)
	@echo "Installing (the first time takes a minute)"
	@$(PIP) install --quiet --editable '.[lab,native,learn]' --constraint $(PINS)
	@touch $@ $(VENV)/.installed

$(VENV)/.installed-package: $(VENV)/.made pyproject.toml $(wildcard constraints/*.txt)
	@echo "Installing (the first time takes a minute)"
	@$(PIP) install --quiet --editable '.[package,native]' --constraint $(PINS)
	@touch $@ $(VENV)/.installed
