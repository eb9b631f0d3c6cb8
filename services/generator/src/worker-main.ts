import { run } from '@thumbfolio/kit/run'
import { GeneratorWorkerConfig } from './config.js'
import { generatorService } from './service.js'

await run(
  (config) => generatorService({ ...config, GENERATOR_ROLE: ['worker'] }),
  GeneratorWorkerConfig,
  'generator-worker',
)
