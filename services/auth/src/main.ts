import { run } from '@thumbfolio/kit'
import { AuthConfig } from './config.js'
import { authService } from './service.js'

await run((config) => authService(config), AuthConfig, 'auth')
