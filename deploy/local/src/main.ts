import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ConfigError, createFileLog, onStopSignal } from '@thumbfolio/kit'
import { bold, explainFailure, misconfigured, say, sayAddresses, walkIfWanted } from '@thumbfolio/start'
import { EngineToolMissing } from '@thumbfolio/testing'
import { localConfig, serviceEnvironment } from './config.js'
import { PortsBusy, startConstellation } from './constellation.js'

const samplePath = fileURLToPath(new URL('../../embedded/samples/nurse.pdf', import.meta.url))

async function main(): Promise<void> {
  const startedAt = performance.now()
  const config = localConfig()
  const dataDirectory = join(config.DATA_DIR, 'local')
  const starting = startConstellation({ config, environment: serviceEnvironment(), write: say })
  onStopSignal(async () => {
    say('\nStopping …')
    const constellation = await starting
    await constellation[Symbol.asyncDispose]()
  })
  const { url, publicUrl, processes } = await starting
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  say(`${bold('Thumbfolio')} answers after ${seconds} s, as ${processes.length} processes`)

  const started = {
    ...{ url, publicUrl, samplePath, dataDirectory },
    ...{ resume: config.RESUME, demo: config.DEMO, hasOwnMailServer: config.SMTP_URL !== undefined },
  }
  const log = createFileLog({ name: 'local', level: config.LOG_LEVEL, path: join(dataDirectory, 'walk.log') })
  sayAddresses(started, await walkIfWanted(started, log))
}

main().catch((error: unknown) => {
  const isPlain = error instanceof PortsBusy || error instanceof EngineToolMissing
  process.stderr.write(`${isPlain ? error.message : explainFailure(error)}\n`)
  process.exit(error instanceof ConfigError ? misconfigured : 1)
})
