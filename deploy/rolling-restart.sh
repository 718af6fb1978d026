#!/bin/sh
# Restarts APIs and gateways one by one, each only when the one before is ready again; stops at the first that is not.
# `RESTART` is what restarts a unit: where there is no systemd, a command of one's own that takes its name.
# `SETTLE` is how many seconds a gateway is given to get its visitors back before the next one ends: longer than the
# `fail_timeout` of nginx.
#   rolling-restart.sh firn-api@4001 firn-api@4011 firn-gateway@4000 firn-gateway@4010
set -eu
here=$(dirname "$0")
for unit in "$@"; do
  port=${unit##*@}
  case $unit in
    firn-api@*) probe=http://127.0.0.1:$port/api/readyz ;;
    firn-gateway@*) probe=http://127.0.0.1:$port/readyz ;;
    *) echo "$unit is neither firn-api@PORT nor firn-gateway@PORT." >&2; exit 2 ;;
  esac
  "$here/wait-ready.sh" "$probe"
  started=$(date +%s)
  ${RESTART:-systemctl restart} "$unit"
  "$here/wait-ready.sh" "$probe"
  echo "$unit is ready again after $(($(date +%s) - started)) s"
  case $unit in firn-gateway@*) sleep "${SETTLE:-12}" ;; esac
done
