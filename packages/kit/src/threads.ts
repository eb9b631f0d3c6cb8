export { FairQueue } from './threads/fair-queue.js'
export * from './threads/child-module.js'
export * from './threads/thread-pool.js'
