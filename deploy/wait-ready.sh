#!/bin/sh
# Waits until an address answers 200, at most 60 seconds: `wait-ready.sh http://127.0.0.1:4000/readyz`.
set -eu
tries=0
until curl --silent --fail --max-time 3 --output /dev/null "$1"; do
  tries=$((tries + 1))
  if [ "$tries" -ge 120 ]; then
    echo "$1 is not ready: $(curl --silent --max-time 3 "$1" || echo 'no answer')" >&2
    exit 1
  fi
  sleep 0.5
done
