export * from './bus/kafka/bus.kafka.js'
