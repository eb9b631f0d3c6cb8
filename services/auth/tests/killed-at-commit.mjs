import { createLog, loadConfig } from '@thumbfolio/kit/base'
import { serve } from '@thumbfolio/kit/run'
import { AuthConfig, authService } from '@thumbfolio/auth'

const killAt = Number(process.env['KILL_AT_COMMIT'])
let commits = 0

/** Lets the nth commit happen and nothing after it. */
const wrapDatabase = (database) => ({
  ...database,
  store(collection) {
    const store = database.store(collection)
    return {
      ...store,
      async commit(...input) {
        const stored = await store.commit(...input)
        if (++commits === killAt) process.kill(process.pid, 'SIGKILL')
        return stored
      },
    }
  },
})

const log = createLog({ name: 'test', level: 'silent' })
const service = await authService(loadConfig(AuthConfig), { wrapDatabase, log })
const { url } = await serve(service, { port: 0, host: '127.0.0.1', log })
console.log(JSON.stringify({ url }))
