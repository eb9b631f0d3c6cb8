import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ConfigError, createFileLog } from '@thumbfolio/kit/base'
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
import { EngineToolMissing } from '@thumbfolio/engines'
import { localConfig, type LocalConfig } from './config.js'
import { startConstellation, type Constellation } from './constellation.js'
import { PortsBusy } from './free-ports.js'
import { ProcessGaveUp } from './until-ready.js'

const samplePath = fileURLToPath(new URL('../../embedded/samples/nurse.pdf', import.meta.url))

async function main(): Promise<void> {
  const startedAt = performance.now()
  keepFilesPrivate()
  const config = localConfig()
  const stopping = new AbortController()
  const { signal } = stopping
  const starting = startConstellation({ config, environment: serviceEnvironment(), write: say, signal })
  onStopSignal(async () => {
    say('\nStopping …')
    stopping.abort()
    // A start that is called off has stopped what it had started.
    const constellation = await starting.catch(() => undefined)
    await constellation?.[Symbol.asyncDispose]()
  })
  try {
    await tell(await starting, config, startedAt)
  } catch (error) {
    // The process ends when all has stopped.
    if (!signal.aborted) throw error
  }
}

async function tell(constellation: Constellation, config: LocalConfig, startedAt: number): Promise<void> {
  const { url, publicUrl, processes } = constellation
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  say(`${bold('Thumbfolio')} answers after ${seconds} s, as ${processes.length} processes`)

  const dataDirectory = join(config.DATA_DIR, 'local')
  const started = {
    url,
    publicUrl,
    samplePath,
    dataDirectory,
    resume: config.RESUME,
    demo: config.DEMO,
    hasOwnMailServer: config.SMTP_URL !== undefined,
    hasOwnChain: config.SOLANA_RPC_URL !== undefined,
  }
  const log = createFileLog({ name: 'local', level: config.LOG_LEVEL, path: join(dataDirectory, 'demo.log') })
  printStartup(started, await runDemo(started, log))
}

main().catch((error: unknown) => {
  const isPlain =
    error instanceof PortsBusy || error instanceof EngineToolMissing || error instanceof ProcessGaveUp
  process.stderr.write(`${isPlain ? error.message : explainFailure(error)}\n`)
  process.exit(error instanceof ConfigError ? misconfigured : 1)
})
