export { openMongoBlobs } from './blobs/blobs.mongo.js'
export * from './bus/bus.kafka.js'
export * from './mongo/connect-mongo.js'
export * from './store/store.mongo.js'
