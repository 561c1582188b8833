#!/usr/bin/env bash
# Checks what the formatter does not: length of source files, names that differ in case only,
# links in documents, tests that documents refer to. Usage: bash ci/check-files.sh
set -euo pipefail
cd "$(dirname "$0")/.."
failed=0
fail() {
  printf 'error: %s\n' "$*" >&2
  failed=1
}

while read -r lines file; do
  if [ "$lines" -gt 500 ]; then
    fail "$file has '$lines' lines; at most 500. Split it by aspect."
  fi
done < <(git ls-files -- '*.swift' | xargs wc -l | grep -v ' total$')

twins=$(git ls-files | tr '[:upper:]' '[:lower:]' | sort | uniq -d)
[ -z "$twins" ] || fail "File names differ in case only: $twins. Rename one of each pair."

while IFS= read -r document; do
  folder=$(dirname "$document")
  while IFS= read -r link; do
    target=${link%%#*}
    [ -z "$target" ] && continue
    [ -e "$folder/$target" ] || fail "$document links to '$link', which is not there. Correct it."
  done < <(grep -oE '\]\([^)]+\)' "$document" | sed -E 's/^\]\(//; s/\)$//' | grep -vE '^(https?|mailto):' || true)
done < <(git ls-files -- '*.md')

bash ci/check-cases.sh || failed=1

exit "$failed"
