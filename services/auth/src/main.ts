import { run } from '@thumbfolio/kit/run'
import { AuthEntryConfig } from './config.js'
import { authService } from './service.js'

await run((config) => authService(config), AuthEntryConfig, 'auth')
