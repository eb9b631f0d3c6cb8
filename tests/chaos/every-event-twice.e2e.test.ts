import { fileURLToPath } from 'node:url'
import { expect, it } from '@jest/globals'
import { eventually, startProductProcess, temporaryDirectory } from '@thumbfolio/testing'
import { extent } from './extent.js'
import { judge, launchSites, newLaunchers } from './workload.js'

const entry = fileURLToPath(new URL('unruly-product.mjs', import.meta.url))
const credits = 20

it.each(extent.seeds)(
  'when every event comes twice and shuffled (seed %i), then each launch is paid once and nothing dies',
  async (seed) => {
    await using directory = await temporaryDirectory()
    const product = await startProductProcess({
      entry,
      dataDir: directory.path,
      environment: {
        SEED: String(seed),
        SIGNUP_CREDITS: String(credits),
        PASSWORD_COST: '4',
        LOG_LEVEL: 'silent',
      },
    })
    try {
      const launchers = await newLaunchers(product.url, 10)
      const outcomes = await launchSites(launchers, extent.launches / 10)
      expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'success'))
      await judge(product.url, launchers, outcomes, credits)
      process.kill(product.pid, 'SIGUSR2')
      await eventually(() => product.output().includes('dead letters: '))
      expect(product.output()).toContain('dead letters: 0\n')
    } finally {
      await product.end('SIGKILL')
    }
  },
  600_000,
)
