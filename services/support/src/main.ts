import { run } from '@thumbfolio/kit/run'
import { SupportConfig } from './config.js'
import { supportService } from './service.js'

await run((config) => supportService(config), SupportConfig, 'support')
