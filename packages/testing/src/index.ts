export * from './clock.js'
export * from './eventually.js'
export * from './identity.js'
export * from './mailbox.js'
