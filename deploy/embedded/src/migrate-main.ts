import { createLog } from '@thumbfolio/kit/base'
import { runOperatorCommand } from '@thumbfolio/kit/run'
import { serviceEnvironment } from '@thumbfolio/start'
import { embeddedEnvironment } from './config.js'
import { describeMigrated } from './describe-migrated.js'
import { migrateToEngines } from './migrate.js'

/** `make migrate`: moves the data of an embedded product to the engines. */
await runOperatorCommand(async () => {
  const environment = embeddedEnvironment(serviceEnvironment())
  const { DATA_DIR: directory = './.data' } = environment
  const log = createLog({ name: 'migrate', level: 'error' })
  return describeMigrated(await migrateToEngines(directory, environment, log), directory)
})
