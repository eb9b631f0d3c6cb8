import { describe, expect, it } from '@jest/globals'
import { pino } from 'pino'
import { eventually } from '../../../tests/eventually.js'
import { EngineUnavailable } from '../errors/engine-unavailable.js'
import { collapseOutages } from './collapse-outages.js'

function logged(windowMs: number) {
  const lines: Record<string, unknown>[] = []
  const log = pino(
    { base: { name: 'auth' }, hooks: { logMethod: collapseOutages(windowMs) } },
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  )
  return { log, lines }
}

describe('lines about an outage', () => {
  it('when an engine is unavailable and all work fails, then each kind of line is logged once and then counted', async () => {
    const { log, lines } = logged(100)
    const worker = log.child({ name: 'worker' })
    for (let n = 0; n < 500; n++) {
      log.warn({ err: new EngineUnavailable(`document ${n}`), eventId: n }, 'an event was not handled')
      log.error({ err: new Error('refused', { cause: new EngineUnavailable('away') }) }, 'sweep failed')
      worker.error({ err: Object.assign(new Error('away'), { code: 'unavailable' }) }, 'sweep failed')
    }
    expect(lines.map(({ name, msg }) => [name, msg])).toEqual([
      ['auth', 'an event was not handled'],
      ['auth', 'sweep failed'],
      ['worker', 'sweep failed'],
    ])
    await eventually(async () => lines.length === 6)
    expect(lines.slice(3).map(({ times, level }) => [times, level])).toEqual([
      [499, 40],
      [499, 50],
      [499, 50],
    ])
    expect(lines[3]).toMatchObject({ eventId: 499, err: { message: 'document 499' } })
  })

  it('when a line of an outage already counts several, then all of them are counted', async () => {
    const { log, lines } = logged(100)
    for (const times of [1, 40, 3]) log.warn({ err: new EngineUnavailable('away'), times }, 'not served')
    await eventually(async () => lines.length === 2)
    expect(lines.map(({ times }) => times)).toEqual([1, 43])
  })

  it('when a line of an outage has no text, then the message of the error does not make a line of its own', () => {
    const { log, lines } = logged(60_000)
    for (let n = 0; n < 50; n++) log.error(new EngineUnavailable(`document ${n}`))
    expect(lines.map(({ msg }) => msg)).toEqual(['document 0'])
  })

  it('when an error is not an outage, then each line is logged', () => {
    const { log, lines } = logged(60_000)
    for (let n = 0; n < 3; n++) {
      log.error({ err: new Error('a defect') }, 'request failed')
      log.warn('no error at all')
      log.info({ n }, 'a fact of %s', 'the day')
    }
    expect(lines).toHaveLength(9)
    expect(lines[2]?.['msg']).toBe('a fact of the day')
  })
})
