import { createLog } from '@thumbfolio/kit/base'
import { runOperatorCommand } from '@thumbfolio/kit/run'
import { serviceEnvironment } from '@thumbfolio/start'
import { embeddedEnvironment } from './config.js'
import { migrateToEngines } from './migrate.js'

/** `make migrate`: moves the data of an embedded product to the engines. */
await runOperatorCommand(async () => {
  const environment = embeddedEnvironment(serviceEnvironment())
  const { DATA_DIR: directory = './.data' } = environment
  const log = createLog({ name: 'migrate', level: 'error' })
  const { compared, events, left } = await migrateToEngines(directory, environment, log)
  const rows = compared
    .filter(({ source }) => source.count > 0)
    .map(
      ({ service, what, source: { count, sha256 } }) =>
        `${`${service}/${what}`.padEnd(32)}${String(count).padStart(9)}  ${sha256.slice(0, 16)}\n`,
    )
  const stay = left > 0 ? ` ${left} dead letters that no consumer can handle stay in ${directory}.` : ''
  return `${rows.join('')}${directory} is in the engines, compared by count and hash; ${events} events were published to Kafka.${stay} Start the services there.`
})
