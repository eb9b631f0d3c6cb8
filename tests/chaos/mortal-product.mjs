/**
 * The product, except that it kills itself (SIGKILL) at one commit, counted over all services once SIGUSR2 armed it.
 * KILL_AT is the number of the commit, or `answer` for the one that writes a model's answer down; KILL_WHEN `before` or
 * `after` it is durable.
 */
import { embeddedConfig, startProduct } from '@thumbfolio/embedded'
import { createLog } from '@thumbfolio/kit'

const killAt = process.env.KILL_AT
const killBefore = process.env.KILL_WHEN === 'before'
let armed = false
let commits = 0

const die = () => process.kill(process.pid, 'SIGKILL')

const isAnswer = ({ name }, { calls }) => name === 'transcripts' && calls.at(-1)?.outcome?.kind === 'answered'
const isTheOne = (collection, state) =>
  armed && (killAt === 'answer' ? isAnswer(collection, state) : ++commits === Number(killAt))

const mortal = (collection, write) => async (state, options) => {
  if (killBefore && isTheOne(collection, state)) die()
  const result = await write(state, options)
  // A stale write is no commit: it throws, and is made anew under another number.
  if (!killBefore && isTheOne(collection, state)) die()
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

process.on('SIGUSR2', () => {
  armed = true
  console.log('armed')
})
const log = createLog({ name: 'mortal', level: 'error' })
const product = await startProduct({
  config: embeddedConfig(),
  environment: process.env,
  log,
  parts: { wrapDatabase },
})
console.log(`answers at ${product.url}`)
process.on('SIGTERM', () => void product[Symbol.asyncDispose]().then(() => process.exit(0)))
