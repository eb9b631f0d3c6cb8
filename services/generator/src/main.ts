import { run } from '@thumbfolio/kit'
import { GeneratorConfig } from './config.js'
import { generatorService } from './service.js'

await run((config) => generatorService(config), GeneratorConfig, 'generator')
