#!/bin/sh
# Writes the configuration of Alertmanager from the environment and starts it. At least one receiver is required:
# ALERT_WEBHOOK_URL, or ALERT_EMAIL with ALERT_SMTP (host:port) and ALERT_SMTP_FROM. HEARTBEAT_URL is called every minute
# while monitoring works and alerts are delivered: the service there raises an alarm when the calls stop.
set -eu
umask 077
config=${ALERTMANAGER_CONFIG:-/tmp/alertmanager.yml}

fail() { echo "$1" >&2; exit 78; }
# As a string of YAML.
quoted() { printf "'%s'" "$(printf %s "$1" | sed "s/'/''/g")"; }

webhook=${ALERT_WEBHOOK_URL:-}
email=${ALERT_EMAIL:-}
heartbeat=${HEARTBEAT_URL:-}
[ -n "$webhook$email" ] || fail 'ALERT_WEBHOOK_URL or ALERT_EMAIL is required: without a receiver no alert is delivered.'
if [ -n "$email" ]; then
  [ -n "${ALERT_SMTP:-}" ] && [ -n "${ALERT_SMTP_FROM:-}" ] ||
    fail 'ALERT_EMAIL needs ALERT_SMTP (host:port) and ALERT_SMTP_FROM.'
fi
# Read before the configuration is written: alerts by mail must not fail later because of it.
password=''
if [ -n "$email" ] && [ -n "${ALERT_SMTP_USER:-}" ]; then
  file=${ALERT_SMTP_PASSWORD_FILE:-}
  [ -n "$file" ] || fail 'ALERT_SMTP_USER needs ALERT_SMTP_PASSWORD_FILE.'
  [ ! -d "$file" ] || fail "ALERT_SMTP_PASSWORD_FILE is a folder ($file): name an existing file with the password."
  password=$(cat "$file") ||
    fail "ALERT_SMTP_PASSWORD_FILE cannot be read ($file) by user $(id -u): correct its owner or mode (chmod 444)."
  [ -n "$password" ] || fail "ALERT_SMTP_PASSWORD_FILE is empty ($file): ALERT_SMTP_USER needs a password."
fi
[ -n "$heartbeat" ] || echo 'HEARTBEAT_URL is missing: no alarm is raised when monitoring itself stops.' >&2

{
  cat <<'ROUTES'
route:
  receiver: operator
  # One message for an engine that is down for many processes.
  group_by: [alertname, engine]
  group_wait: 30s
  group_interval: 5m
  repeat_interval: 4h
  routes:
    - matchers: [alertname="Watchdog"]
      receiver: heartbeat
      group_wait: 0s
      group_interval: 1m
      repeat_interval: 1m
# An alert that follows from another one is not sent.
inhibit_rules:
  - source_matchers: [alertname="CollectorDown"]
    target_matchers: [alertname=~"ProductSilent|ProcessMissing"]
  - source_matchers: [alertname="LaunchObjectiveBurns"]
    target_matchers: [alertname="LaunchesFail"]
  # The heartbeat stops, so that the service outside of this machine raises the alarm.
  - source_matchers: [alertname="AlertsNotDelivered"]
    target_matchers: [alertname="Watchdog"]
receivers:
  - name: operator
ROUTES
  if [ -n "$webhook" ]; then
    echo '    webhook_configs:'
    echo "      - { url: $(quoted "$webhook") }"
  fi
  if [ -n "$email" ]; then
    echo '    email_configs:'
    echo "      - to: $(quoted "$email")"
    echo "        from: $(quoted "$ALERT_SMTP_FROM")"
    echo "        smarthost: $(quoted "$ALERT_SMTP")"
    echo '        send_resolved: true'
    if [ -n "${ALERT_SMTP_USER:-}" ]; then
      echo "        auth_username: $(quoted "$ALERT_SMTP_USER")"
      echo "        auth_password: $(quoted "$password")"
    fi
  fi
  echo '  - name: heartbeat'
  if [ -n "$heartbeat" ]; then
    echo '    webhook_configs:'
    echo "      - { url: $(quoted "$heartbeat"), send_resolved: false }"
  fi
} >"$config"
exec alertmanager --config.file="$config" "$@"
