export { GatewayConfig } from './config.js'
export { gateway, type GatewayParts } from './gateway.js'
