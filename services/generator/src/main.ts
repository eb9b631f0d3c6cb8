import { run } from '@thumbfolio/kit/run'
import { GeneratorEntryConfig } from './config.js'
import { generatorService } from './service.js'

await run((config) => generatorService(config), GeneratorEntryConfig, 'generator')
