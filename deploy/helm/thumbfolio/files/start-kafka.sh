#!/bin/bash
# Formats the storage of Kafka once, with the user `thumbfolio` whose password is a secret, then starts the broker as its
# image does. The image itself formats without users, and leaves alone what is formatted.
set -euo pipefail
if [ ! -e "$KAFKA_LOG_DIRS/meta.properties" ]; then
  cat >/tmp/format.properties <<EOF
process.roles=$KAFKA_PROCESS_ROLES
node.id=$KAFKA_NODE_ID
controller.quorum.voters=$KAFKA_CONTROLLER_QUORUM_VOTERS
controller.listener.names=$KAFKA_CONTROLLER_LISTENER_NAMES
listeners=$KAFKA_LISTENERS
advertised.listeners=$KAFKA_ADVERTISED_LISTENERS
listener.security.protocol.map=$KAFKA_LISTENER_SECURITY_PROTOCOL_MAP
inter.broker.listener.name=$KAFKA_INTER_BROKER_LISTENER_NAME
log.dirs=$KAFKA_LOG_DIRS
EOF
  /opt/kafka/bin/kafka-storage.sh format --cluster-id "$CLUSTER_ID" --config /tmp/format.properties \
    --add-scram "SCRAM-SHA-512=[name=thumbfolio,password=$(</run/secrets/KAFKA_PASSWORD)]"
fi
exec /etc/kafka/docker/run
