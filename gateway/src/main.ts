import { run } from '@thumbfolio/kit/run'
import { GatewayConfig } from './config.js'
import { gateway } from './gateway.js'

await run((config, log) => gateway(config, { log }), GatewayConfig, 'gateway')
