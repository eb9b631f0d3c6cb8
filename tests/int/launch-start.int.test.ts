import { fileURLToPath } from 'node:url'
import { describe, expect, it, jest } from '@jest/globals'
import { databaseUri, engineAddresses, uniqueName } from '@thumbfolio/engines'
import {
  eventually,
  launchEnd,
  newPerson,
  startLaunch,
  startProductProcess,
  temporaryDirectory,
  uploadPdf,
} from '@thumbfolio/testing'

jest.setTimeout(240_000)

const sample = new URL('../../deploy/embedded/samples/nurse.pdf', import.meta.url)
const entryOf = (start: string) =>
  fileURLToPath(new URL(`../../deploy/${start}/dist/main.js`, import.meta.url))
const name = uniqueName('launch-start')
const launches = 9
/** The event wakes the worker; the poll alone would take longer on the average. */
const medianLimitMs = 100

const starts: readonly (readonly [start: string, environment: () => Record<string, string>])[] = [
  ['embedded', () => ({})],
  [
    'local',
    () => ({
      PORTS: 'free',
      WORKERS: '2',
      KAFKA_PARTITIONS: '3',
      MONGODB_URI: databaseUri(name),
      KAFKA_BROKERS: engineAddresses().kafkaBrokers,
      REDIS_URL: engineAddresses().redisUrl,
      ENGINE_PREFIX: name,
    }),
  ],
]

describe.each(starts)('a launch by the start of deploy/%s', (start, environment) => {
  it('when it is accepted, then a worker begins at once', async () => {
    await using directory = await temporaryDirectory()
    const product = await startProductProcess({
      entry: entryOf(start),
      dataDir: directory.path,
      environment: { LOG_LEVEL: 'warn', SIGNUP_CREDITS: '100', ...environment() },
    })
    try {
      // Said when every process answers.
      await eventually(() => product.output().includes('Ctrl-C'), 120_000)
      const person = await newPerson(product.url)
      const resume = await uploadPdf(person, sample)
      const waits: number[] = []
      for (let count = 0; count < launches; count++) {
        const launchId = await startLaunch(person, resume, `start-${count}-${person.user.username}`)
        const acceptedAt = Date.now()
        const { steps } = await launchEnd(product.url, person, launchId)
        waits.push(Date.parse(steps[0]!.startedAt!) - acceptedAt)
      }
      const median = waits.toSorted((one, other) => one - other)[Math.floor(launches / 2)]!
      console.log(`${start}: a worker begins ${median} ms after the launch is accepted (${waits.join(', ')})`)
      expect(median).toBeLessThan(medianLimitMs)
    } finally {
      await product.end()
    }
  })
})
