export * from './bus/memory/bus.memory.js'
export * from './store/lmdb/store.lmdb.js'
