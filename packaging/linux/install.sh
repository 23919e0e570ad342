#!/bin/sh
# Put Valeria Desktop into your own menu, and open .valeria files with it. No administrator needed.
#
#     ./install.sh             for you
#     ./install.sh --remove    take it out again; games and settings stay
#
# The program stays in this folder; after moving the folder, run this once more.
set -eu

here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
share="${XDG_DATA_HOME:-$HOME/.local/share}"
bin="$HOME/.local/bin"
name=valeria-desktop

refresh() {
  if command -v update-desktop-database >/dev/null; then
    update-desktop-database "$share/applications" || true
  fi
  if command -v update-mime-database >/dev/null; then
    update-mime-database "$share/mime" || true
  fi
}

if [ "${1:-}" = --remove ]; then
  rm -f "$share/applications/$name.desktop" "$share/mime/packages/$name.xml"
  rm -f "$share/metainfo/$name.metainfo.xml" "$share"/icons/hicolor/*/apps/"$name.png"
  if [ -L "$bin/valeria" ]; then rm -f "$bin/valeria"; fi
  refresh
  echo "Valeria Desktop is out of your menu."
  exit 0
fi

mkdir -p "$share/applications" "$share/mime/packages" "$share/metainfo" "$share/icons" "$bin"
# In a desktop entry a program with blanks in its path stands in quotes.
quoted=$(printf '%s' "$here/valeria" | sed 's/[\\"`$]/\\&/g; s/%/%%/g; s/[\\&|]/\\&/g')
sed "s|^Exec=valeria |Exec=\"$quoted\" |" "$here/share/$name.desktop" \
  > "$share/applications/$name.desktop"
cp "$here/share/$name.xml" "$share/mime/packages/"
cp "$here/share/$name.metainfo.xml" "$share/metainfo/"
mkdir -p "$share/icons/hicolor"
cp -R "$here/share/icons/." "$share/icons/hicolor/"
ln -sf "$here/valeria" "$bin/valeria"
refresh
echo "Valeria Desktop is in your menu, and .valeria files open with it."
echo "In a terminal it is $bin/valeria."
