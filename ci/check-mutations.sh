#!/usr/bin/env bash
# Proves that the semantic tests can fail: takes one rule after the other out of a copy of the
# engine and expects at least three tests to fail each time. Takes several minutes.
# Usage: bash ci/check-mutations.sh
set -euo pipefail
cd "$(dirname "$0")/.."
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
git ls-files -z | xargs -0 cp --parents --no-dereference -t "$copy"
failed=0

# mutate NAME FILE SED-EXPRESSION
mutate() {
  local name=$1 file="$copy/$2" failures
  cp "$file" "$copy/original"
  sed -i -E "$3" "$file"
  if cmp -s "$file" "$copy/original"; then
    printf 'error: The mutation %s changes nothing in %s. Adapt it.\n' "'$name'" "$2" >&2
    exit 1
  fi
  swift test --package-path "$copy" --filter Semantics >"$copy/log" 2>&1 || true
  failures=$(grep -cE '^✘ Test .* failed after' "$copy/log" || true)
  if grep -q 'error: fatalError' "$copy/log" || [ "$failures" -lt 3 ]; then
    printf 'error: Without %s %s tests fail; at least 3 should.\n' "$name" "$failures" >&2
    tail -5 "$copy/log" >&2
    failed=1
  else
    printf 'Without %s: %s tests fail.\n' "$name" "$failures"
  fi
  cp "$copy/original" "$file"
}

mutate "the field-wise comparison" Sources/ViewTree/Comparison/ValueComparator.swift \
  's/where !field\.comparator\.areEqual\(.*\) \{/where true {/'
mutate "the equality guard" Sources/ViewTree/State/StateLocation.swift \
  's/guard !isSameValue\(get\(\), value\) else \{ return \}//'
mutate "one flush per event" Sources/ViewTree/Graph/Graph.swift \
  's/if (transactions\.add\(node, reason, transaction\)), !isUpdating \{/do { _ = \1/
   s/^      flushAllButLast\(\)/      if !isUpdating { flush() }/'
mutate "rows made only on screen" Sources/ViewTree/Graph/RowWindow.swift \
  's/limit = settings\.visibleRows\.map .*/limit = nil/'
exit "$failed"
