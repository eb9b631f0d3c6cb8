export { GeneratorConfig } from './config.js'
export { generatorService, type GeneratorParts } from './service.js'
