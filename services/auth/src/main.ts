import { run } from '@thumbfolio/kit'
import { AuthEntryConfig } from './config.js'
import { authService } from './service.js'

await run((config) => authService(config), AuthEntryConfig, 'auth')
