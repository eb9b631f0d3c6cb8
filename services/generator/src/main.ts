import { run } from '@thumbfolio/kit/run'
import { GeneratorEntryConfig } from './config.js'
import { generatorService } from './service.js'

await run(
  (config) => generatorService(config),
  GeneratorEntryConfig,
  // The jobs of the metrics: those of a process that only serves pages are its own.
  ({ GENERATOR_ROLE: roles }) =>
    roles.every((role) => role === 'hosting') ? 'generator-hosting' : 'generator',
)
