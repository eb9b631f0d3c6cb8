#!/bin/bash
# Starts Redis with the password of a secret. It is in a file of this container's memory: arguments are seen in a process list.
set -euo pipefail
umask 077
printf 'requirepass %s\n' "$(</run/secrets/REDIS_PASSWORD)" >/tmp/redis.conf
exec redis-server /tmp/redis.conf --appendonly yes --appendfsync everysec --save ''
