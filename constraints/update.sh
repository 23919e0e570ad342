#!/usr/bin/env bash
# Remake constraints/pyXY.txt: what a fresh environment of each Python really gets.
#
#     constraints/update.sh [python3.11 python3.12 …]
#
# Name the interpreters where they are not on the path as python3.11, python3.12 and python3.13.
# The files are made on Linux; they hold names and versions and nothing else.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

interpreters=("$@")
if [ ${#interpreters[@]} -eq 0 ]; then
  interpreters=(python3.11 python3.12 python3.13)
fi

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

for python in "${interpreters[@]}"; do
  version=$("$python" -c 'import sys; print("%d%d" % sys.version_info[:2])')
  "$python" -m venv "$scratch/$version"
  "$scratch/$version/bin/python" -m pip install --quiet --editable '.[test,package,native]'
  "$scratch/$version/bin/python" -m pip freeze --all --exclude-editable --exclude pip \
    | tr '[:upper:]_' '[:lower:]-' | LC_ALL=C sort > "$scratch/py$version.txt"
  if grep -vE '^[a-z0-9.-]+==[a-z0-9.+!-]+$' "$scratch/py$version.txt"; then
    echo "These lines are no plain pins; py$version.txt stays as it was." >&2
    exit 1
  fi
  mv "$scratch/py$version.txt" "constraints/py$version.txt"
  echo "constraints/py$version.txt: $(wc -l < "constraints/py$version.txt") packages"
done
