/**
 * Commits until a file may not grow any more (RLIMIT_FSIZE simulates a full disk), then frees space again.
 * Prints the results, line by line. Arguments: engine module, location.
 */
import { execFileSync } from 'node:child_process'
import { collection } from '@thumbfolio/kit/store'
import { z } from 'zod'

const [module, location] = process.argv.slice(2)
const { openDatabase } = await import(module)
const say = (line) => process.stdout.write(`${line};\n`)
const limit = (bytes) => execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:unlimited`])

// Without a handler the signal ends the process; a full disk sends none.
process.on('SIGXFSZ', () => {})
const database = await openDatabase(location)
const things = database.store(collection({ name: 'things', schema: z.looseObject({ id: z.string() }) }))
const thing = (id) => ({ id, version: 0, schemaVersion: 1, n: 0, extra: 'x'.repeat(5_000) })

limit(3_000_000)
let last = 0
for (;;) {
  const done = await Promise.allSettled([1, 2, 3, 4].map((i) => things.commit(thing(`t${last + i}`))))
  const refused = done.find(({ status }) => status === 'rejected')
  if (refused) {
    // The reason is the file system's: LMDB itself must never have met the full disk.
    say(`${refused.reason.name} ${refused.reason.cause?.code}`)
    break
  }
  last += 4
}
say((await things.find(`t${last}`)) ? 'the last acknowledged is there' : 'an acknowledged one is lost')
say((await things.find(`t${last + 1}`)) ? 'a refused one is there' : 'the refused is not there')
for (let i = 0; i < 100; i++) await things.commit(thing(`u${i}`)).catch(() => {})
say(
  await things.commit({ ...thing('big'), extra: 'x'.repeat(500_000) }).then(
    () => 'works',
    ({ name }) => name,
  ),
)
limit('unlimited')
say((await things.commit(thing('after'))).version === 1 ? 'works again' : 'a wrong version')
await database[Symbol.asyncDispose]()
