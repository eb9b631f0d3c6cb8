export { GeneratorConfig } from './config.js'
export { generatorService, type Engines, type GeneratorParts } from './service.js'
