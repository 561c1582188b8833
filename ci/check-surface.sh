#!/usr/bin/env bash
# Checks that a file with `import SwiftUI` sees no public type of the harness. Needs a Debug build.
# Usage: bash ci/check-surface.sh
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

grep -rhoE '^(public|@[A-Za-z]+ public)( final| static| nonisolated| indirect)* (struct|class|enum|protocol|actor) [A-Za-z_]+' \
  Sources/RenderSim Sources/Simulation Sources/BudgetKit Sources/BudgetCommand Sources/ObservationKit |
  awk '{ print $NF }' | sort -u >"$work/names"
[ -s "$work/names" ] || {
  printf 'error: No public type of the harness was found. Adapt this script.\n' >&2
  exit 1
}
{
  echo 'import SwiftUI'
  echo 'typealias Known = Text'
  while read -r name; do echo "typealias Try$name = $name"; done <"$work/names"
} >"$work/screen.swift"
swiftc -typecheck -swift-version 6 -I .build/debug/Modules "$work/screen.swift" >"$work/errors" 2>&1 || true

failed=0
if grep -q "cannot find type 'Text'\|no such module" "$work/errors"; then
  printf 'error: The module SwiftUI cannot be imported. Run `swift build` first.\n' >&2
  exit 1
fi
while read -r name; do
  if ! grep -q "cannot find type '$name' in scope" "$work/errors"; then
    printf "error: A screen sees the harness's type '%s' through SwiftUI. Take it out of ViewTree.\n" \
      "$name" >&2
    failed=1
  fi
done <"$work/names"
exit "$failed"
