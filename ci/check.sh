#!/usr/bin/env bash
# Everything that CI checks besides `swift test`: format, documentation, both configurations, the
# gate. Stops at the first failure. Usage: bash ci/check.sh
set -euo pipefail
cd "$(dirname "$0")/.."

step() { printf '\n== %s\n' "$*"; }

step "Format and documentation comments"
swift format lint --strict --recursive --configuration .swift-format \
  Package.swift Sources Tests Plugins Examples/Checkout/{Package.swift,Sources,Tests}

step "Files, names and links"
bash ci/check-files.sh

step "Tests in Release"
# Without testable imports the build is the one that the next steps use.
swift test -c release --disable-testable-imports

step "Build in Release"
swift build -c release

step "Same recording in Debug and Release"
swift build --product perfbudget
recordings=$(mktemp -d)
trap 'rm -rf "$recordings"' EXIT
for configuration in debug release; do
  ".build/$configuration/perfbudget" run --format json |
    sed 's/"configuration": "[a-z]*"/"configuration": "any"/' >"$recordings/$configuration.json"
done
cmp "$recordings/debug.json" "$recordings/release.json"

step "Screens see no name of the harness"
swift build
bash ci/check-surface.sh

step "Gate"
.build/release/perfbudget check

step "Scenarios that wait, again and again"
bash ci/check-async.sh 20

step "Benchmarks run"
.build/release/perfbudget-benchmarks

step "What stands in where the toolchain has less builds"
swift build --scratch-path .build/portable --target RenderSim \
  -Xswiftc -DPERFBUDGET_PORTABLE_TASKS -Xswiftc -DPERFBUDGET_PUBLIC_OBSERVATION

step "Example"
(
  cd Examples/Checkout
  swift test -c release --disable-testable-imports
  swift run -c release CheckoutBudget check
)

printf '\nAll checks passed.\n'
