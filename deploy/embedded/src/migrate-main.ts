import { ConfigError, createLog, EngineUnavailable } from '@thumbfolio/kit/base'
import { keepFilesPrivate } from '@thumbfolio/kit/run'
import { misconfigured, serviceEnvironment } from '@thumbfolio/start'
import { embeddedEnvironment } from './config.js'
import { migrateToEngines } from './migrate.js'

/** EX_UNAVAILABLE. */
const unavailable = 69

/** `make migrate`: moves the data of an embedded product to the engines. */
async function main(): Promise<void> {
  keepFilesPrivate()
  const environment = embeddedEnvironment(serviceEnvironment())
  const { DATA_DIR: directory = './.data' } = environment
  const log = createLog({ name: 'migrate', level: 'error' })
  const { compared, events, left } = await migrateToEngines(directory, environment, log)
  for (const { service, what, source } of compared)
    if (source.count > 0)
      process.stdout.write(
        `${`${service}/${what}`.padEnd(32)}${String(source.count).padStart(9)}  ${source.sha256.slice(0, 16)}\n`,
      )
  const stay = left > 0 ? ` ${left} dead letters that nobody can handle stay in ${directory}.` : ''
  process.stdout.write(
    `${directory} is in the engines, compared by count and hash; ${events} events went to Kafka.${stay} Start the services there.\n`,
  )
}

main().catch((error: unknown) => {
  const isExplained = error instanceof ConfigError || error instanceof EngineUnavailable
  process.stderr.write(`${isExplained ? error.message : String((error as Error).stack ?? error)}\n`)
  process.exit(error instanceof ConfigError ? misconfigured : isExplained ? unavailable : 1)
})
