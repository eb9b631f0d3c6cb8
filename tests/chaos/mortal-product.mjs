/**
 * The product, except that SIGUSR2 arms it: it then kills itself (SIGKILL) at one commit, counted over all services. The
 * file `kill.json` of its data folder says at which: `at` is the number of the commit, or the name of one below; `when`
 * is `before` or `after` the commit is durable. Its clock is AHEAD_MS ahead, and SIGHUP moves it on by 15 s: what the
 * chain takes to make a payment final.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { embeddedConfig, startProduct } from '@thumbfolio/embedded'
import { createLog } from '@thumbfolio/kit/base'

/** What ran before has committed by then, so that the count starts with the job under test. */
const quietMs = 200
let kill
let commits = 0
let lastCommitAt = 0

const die = () => process.kill(process.pid, 'SIGKILL')

const finalityStepMs = 15_000
let aheadMs = Number(process.env.AHEAD_MS ?? 0)
process.on('SIGHUP', () => (aheadMs += finalityStepMs))

const isCounted = (finality) => (state) =>
  state.standing.kind === 'bound' && state.finality === finality && state.standing.counted === finality
/** By collection and state. */
const named = {
  answer: ['transcripts', ({ calls }) => calls.at(-1)?.outcome?.kind === 'answered'],
  bind: ['chain-payments', ({ version }) => version === 0],
  count: ['orders', ({ status }) => status === 'confirming'],
  'mark counted': ['chain-payments', isCounted('confirmed')],
  final: [
    'chain-payments',
    ({ finality, standing }) => finality === 'finalized' && standing.counted !== finality,
  ],
  settle: ['orders', ({ status, creditedAt }) => status === 'settled' && creditedAt === undefined],
  'mark settled': ['chain-payments', isCounted('finalized')],
  grant: ['accounts', ({ purse }) => Object.keys(purse.grants).length > 1],
  'note the credits': ['orders', ({ creditedAt }) => creditedAt !== undefined],
  'note the mail': ['notices', () => true],
}
const isNamed = ([name, fits], collection, state) => collection.name === name && fits(state)
const isTheOne = (collection, state) =>
  named[kill.at] ? isNamed(named[kill.at], collection, state) : ++commits === kill.at

const mortal = (collection, write) => async (state, options) => {
  lastCommitAt = Date.now()
  if (kill?.when === 'before' && isTheOne(collection, state)) die()
  const result = await write(state, options)
  // A stale write is no commit: it throws, and its retry counts under the next number.
  if (kill?.when === 'after' && isTheOne(collection, state)) die()
  return result
}

const wrapDatabase = (database) => ({
  ...database,
  store(collection) {
    const store = database.store(collection)
    return { ...store, commit: mortal(collection, store.commit), remove: mortal(collection, store.remove) }
  },
  [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
})

process.on('SIGUSR2', async () => {
  while (Date.now() - lastCommitAt < quietMs) await pause(quietMs / 4)
  kill = JSON.parse(readFileSync(join(process.env.DATA_DIR, 'kill.json'), 'utf8'))
  console.log('armed')
})
const log = createLog({ name: 'mortal', level: 'error' })
const product = await startProduct({
  config: embeddedConfig(),
  environment: process.env,
  log,
  parts: { wrapDatabase, now: () => Date.now() + aheadMs },
})
console.log(`answers at ${product.url}`)
process.on('SIGTERM', () => void product[Symbol.asyncDispose]().then(() => process.exit(0)))
