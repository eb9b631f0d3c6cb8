import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'

const require = createRequire(createRequire(import.meta.url).resolve('@jest/core'))
const { default: Sequencer } = require('@jest/test-sequencer')

/**
 * Files in an order that the seed determines, so that modules that share state between files are found. The same seed
 * repeats the order, also where files were added.
 */
export default class SeededSequencer extends Sequencer {
  #seed

  constructor(options) {
    super(options)
    this.#seed = options.globalConfig.seed
  }

  sort(tests) {
    // At the start: a run that hangs can be repeated too.
    process.stderr.write(`Files in the order of SEED=${this.#seed}\n`)
    return tests
      .map((test) => ({ test, rank: this.#rankOf(test) }))
      .sort((one, other) => (one.rank < other.rank ? -1 : 1))
      .map(({ test }) => test)
  }

  /** Files that load their modules again come last: the memory that they fill ends a worker process, with what it has loaded. */
  #rankOf({ path, context: { config } }) {
    const name = path.slice(config.rootDir.length)
    const hash = createHash('sha256').update(`${this.#seed}:${name}`).digest('hex')
    return `${config.runtime?.includes('native') ? 0 : 1}${hash}`
  }
}
