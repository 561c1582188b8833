#!/usr/bin/env bash
# Checks that every case in Tests/SemanticsTests/Cases.txt is tested and stands in the table of
# rules, that the table names no other, and that the tests it names exist. Usage: bash ci/check-cases.sh
set -euo pipefail
cd "$(dirname "$0")/.."
rules=Documentation/InvalidationRules.md
cases=Tests/SemanticsTests/Cases.txt
found=$(mktemp -d)
trap 'rm -rf "$found"' EXIT

# A test of several cases writes `OBS-029, 031, 035` or `OBS-029, OBS-031`.
expand() {
  grep -ohE '\b[A-Z]+-[0-9A-Z]+(, ([A-Z]+-)?[0-9A-Z]{1,3}\b)*' "$@" | awk -F', ' '{
    split($1, first, "-")
    for (i = 1; i <= NF; i++) print ($i ~ /-/) ? $i : first[1] "-" $i
  }' | sort -u
}

expand Tests/SemanticsTests/*.swift >"$found/tests"
sed '/^## Unsettled/,$d' "$rules" >"$found/rules.md"
expand "$found/rules.md" | grep -xFf "$cases" >"$found/rules" || true

failed=0
report() {
  while read -r id; do
    [ -z "$id" ] && continue
    printf 'error: The case %s %s\n' "$id" "$1" >&2
    failed=1
  done
}
report "has no test. Add one to Tests/SemanticsTests." < <(sort "$cases" | comm -23 - "$found/tests")
report "is in no rule. Add it to $rules." < <(sort "$cases" | comm -23 - "$found/rules")
report "stands in $rules and has no test. Correct the table." < <(comm -13 "$found/tests" "$found/rules")

# The second column of the rules beyond the cases holds names of tests, apart by semicolons.
while IFS= read -r test; do
  if ! grep -qF "func \`$test\`" Tests/SemanticsTests/*.swift; then
    printf 'error: The test %s is named in %s and does not exist. Correct the table.\n' \
      "'$test'" "$rules" >&2
    failed=1
  fi
done < <(sed -n '/^## Beyond the cases/,/^## Unsettled/p' "$rules" | grep '^| [A-Z`]' \
  | awk -F' [|] ' '{ print $2 }' | sed 's/; /\n/g')
exit "$failed"
