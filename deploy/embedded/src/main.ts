import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ConfigError, createFileLog, createLog, observeProcess, startTelemetry } from '@thumbfolio/kit/base'
import { checkConfigFlag, keepFilesPrivate, onStopSignal } from '@thumbfolio/kit/run'
import {
  bold,
  explainFailure,
  misconfigured,
  printStartup,
  runDemo,
  say,
  serviceEnvironment,
} from '@thumbfolio/start'
import { embeddedConfig, embeddedEnvironment } from './config.js'
import { startProduct } from './product.js'

const samplePath = fileURLToPath(new URL('../samples/nurse.pdf', import.meta.url))

async function main(): Promise<void> {
  const startedAt = performance.now()
  keepFilesPrivate()
  const config = embeddedConfig()
  if (process.argv.includes(checkConfigFlag)) return
  const isProduction = config.NODE_ENV === 'production'
  const logged = { name: 'embedded', level: config.LOG_LEVEL }
  const log = isProduction
    ? createLog(logged)
    : createFileLog({ ...logged, path: join(config.DATA_DIR, 'log', 'thumbfolio.log') })
  const telemetry = await startTelemetry('thumbfolio', log)
  observeProcess()
  const starting = startProduct({ config, environment: embeddedEnvironment(serviceEnvironment()), log })
  onStopSignal(async () => {
    const product = await starting
    if (!isProduction) say('\nStopping …')
    await product[Symbol.asyncDispose]()
    await telemetry[Symbol.asyncDispose]()
  })
  const { url, publicUrl } = await starting
  if (isProduction) return log.info({ url, publicUrl }, 'the product listens')
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
