import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ConfigError, createFileLog, observeProcess, startTelemetry } from '@thumbfolio/kit/base'
import { keepFilesPrivate, onStopSignal } from '@thumbfolio/kit/run'
import {
  bold,
  explainFailure,
  misconfigured,
  printStartup,
  runDemo,
  say,
  serviceEnvironment,
} from '@thumbfolio/start'
import { embeddedConfig } from './config.js'
import { startProduct } from './product.js'

const samplePath = fileURLToPath(new URL('../samples/nurse.pdf', import.meta.url))

async function main(): Promise<void> {
  const startedAt = performance.now()
  keepFilesPrivate()
  const config = embeddedConfig()
  const log = createFileLog({
    name: 'embedded',
    level: config.LOG_LEVEL,
    path: join(config.DATA_DIR, 'log', 'thumbfolio.log'),
  })
  const telemetry = await startTelemetry('thumbfolio', log)
  observeProcess()
  const starting = startProduct({ config, environment: serviceEnvironment(), log })
  onStopSignal(async () => {
    const product = await starting
    say('\nStopping …')
    await product[Symbol.asyncDispose]()
    await telemetry[Symbol.asyncDispose]()
  })
  const { url, publicUrl } = await starting
  say(`${bold('Thumbfolio')} answers after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)

  const started = {
    url,
    publicUrl,
    samplePath,
    dataDirectory: config.DATA_DIR,
    resume: config.RESUME,
    demo: config.DEMO,
    hasOwnMailServer: config.SMTP_URL !== undefined,
    hasOwnChain: config.SOLANA_RPC_URL !== undefined,
  }
  printStartup(started, await runDemo(started, log))
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainFailure(error)}\n`)
  process.exit(error instanceof ConfigError ? misconfigured : 1)
})
