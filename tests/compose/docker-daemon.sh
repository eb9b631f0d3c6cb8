#!/usr/bin/env bash
# A Docker for one command: `docker-daemon.sh COMMAND...` runs it with the Docker that answers or, for root on a machine
# without one, with a daemon of its own that goes when the command has ended. Says why not and ends with 75 where there is neither.
set -euo pipefail
answers() { timeout 10 docker version >/dev/null 2>&1; }
no_docker() { echo "Skipped: $1."; exit 75; }

command -v docker >/dev/null || no_docker 'docker is not installed'
answers && exec "$@"
[ "$(id -u)" = 0 ] || no_docker 'no Docker answers, and only root can start one'
for tool in dockerd containerd iptables; do command -v "$tool" >/dev/null || no_docker "no Docker answers, and $tool is not installed"; done

home=$(mktemp -d "${TMPDIR:-/tmp}/thumbfolio-docker-XXXXXX")
export DOCKER_HOST="unix://$home/docker.sock"
# The small MTU passes where this machine's own network is a tunnel.
dockerd --data-root "$home/data" --exec-root "$home/exec" --pidfile "$home/pid" --host "$DOCKER_HOST" --mtu 1400 \
  >"$home/log" 2>&1 </dev/null &
daemon=$!
end() {
  kill "$daemon" 2>/dev/null || true
  wait "$daemon" 2>/dev/null || true
  rm -rf "$home" 2>/dev/null || true
}
trap end EXIT
trap 'exit 130' INT TERM

for _ in $(seq 100); do
  answers && break
  kill -0 "$daemon" 2>/dev/null || break
  sleep 0.2
done
answers || no_docker "dockerd does not start here: $(grep -iE 'level=(fatal|error)|failed' "$home/log" | tail -1)"
"$@"
