export * from './bus/kafka/bus.kafka.js'
export { engineUsers } from './platform/access/engine-access.js'
export { KafkaUnavailable } from './bus/kafka/kafka-client.js'
export { kafkaSecurityOf } from './bus/kafka/kafka-security.js'
