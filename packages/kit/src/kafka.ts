export * from './bus/kafka/bus.kafka.js'
export { KafkaUnavailable } from './bus/kafka/kafka-client.js'
export { kafkaSecurityOf } from './bus/kafka/kafka-security.js'
