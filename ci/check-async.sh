#!/usr/bin/env bash
# Replays every scenario that waits again and again, half of the times while every core is busy with
# other work, and fails unless all recordings are equal. Expects a Release build.
# Usage: bash ci/check-async.sh [RUNS]; a run replays each scenario four times, in two processes, and
# 250 are the default.
set -euo pipefail
cd "$(dirname "$0")/.."
runs=${1:-250}

mapfile -t scenarios < <(grep -l 'advance:' scenarios/*.json | xargs -n 1 basename -s .json)
[[ ${#scenarios[@]} -gt 0 ]] || { echo "error: No scenario has a step 'advance'." >&2; exit 1; }

folder=$(mktemp -d)
busy=()
cleanup() {
  [[ ${#busy[@]} -eq 0 ]] || kill "${busy[@]}" 2>/dev/null || true
  rm -rf "$folder"
}
trap cleanup EXIT

record() { .build/release/perfbudget run "${scenarios[@]}" --format json >"$1"; }

record "$folder/first.json"
for ((run = 1; run <= runs; run++)); do
  if ((run == runs / 2 + 1)); then
    for ((core = 0; core < $(nproc); core++)); do
      (while :; do :; done) &
      busy+=($!)
    done
  fi
  record "$folder/next.json"
  cmp "$folder/first.json" "$folder/next.json" || {
    echo "error: Run '$run' of ${scenarios[*]} differs from the first." >&2
    exit 1
  }
done
echo "Equal: $((runs * 4)) replays of each of ${#scenarios[@]} scenarios (${scenarios[*]})."
