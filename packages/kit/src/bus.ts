export * from './bus/bus.js'
export * from './bus/relay.js'
export * from './bus/signals/signals.js'
