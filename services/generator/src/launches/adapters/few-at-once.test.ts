import { describe, expect, it } from '@jest/globals'
import { fewAtOnce } from './few-at-once.js'

const held = () => {
  let finish = (): void => undefined
  const ended = new Promise<void>((resolve) => (finish = resolve))
  return { work: () => ended, finish }
}

describe('work that is heavy on memory', () => {
  it('when more comes than may run, then it waits in order, and a failure gives its place back', async () => {
    const inTurn = fewAtOnce({ atOnce: 1, patienceMs: 60_000, refusal: () => new Error('busy') })
    const begun: string[] = []
    const first = held()
    const all = [
      inTurn(first.work),
      inTurn(async () => void begun.push('second')).then(() => Promise.reject(new Error('fails'))),
      inTurn(async () => void begun.push('third')),
    ]
    await Promise.resolve()
    expect(begun).toEqual([])
    first.finish()
    expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    expect(begun).toEqual(['second', 'third'])
  })

  it('when it cannot begin in time, then it is refused, and the place it waited for goes to the next', async () => {
    const inTurn = fewAtOnce({ atOnce: 1, patienceMs: 20, refusal: () => new Error('busy') })
    const first = held()
    const running = inTurn(first.work)
    await expect(inTurn(async () => 'late')).rejects.toThrow('busy')
    first.finish()
    await running
    expect(await inTurn(async () => 'now')).toBe('now')
  })
})
