export { openMongoBlobs } from './blobs/blobs.mongo.js'
export * from './bus/kafka/bus.kafka.js'
export * from './store/mongo/connect-mongo.js'
export * from './store/mongo/store.mongo.js'
