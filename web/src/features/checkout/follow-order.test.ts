import { describe, expect, it } from '@jest/globals'
import { ApiProblem } from '../../lib/api-problem.js'
import type { OrderView } from '../../lib/order-view.js'
import { anOrder } from '../../lib/tests/an-order.js'
import { followOrder } from './follow-order.js'

/** A server, a clock and a screen that do what they are told. */
function world() {
  const timers: { delayMs: number; act: () => void }[] = []
  const answers: (OrderView | Error)[] = []
  const heard: string[] = []
  let asked = 0
  let isHidden = false
  let onSeen: (() => void) | undefined
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const stop = followOrder(
    'o1',
    {
      onOrder: ({ status, credited }) => heard.push(credited ? `${status}, credited` : status),
      onAbsent: () => heard.push('absent'),
      onSilence: (isSilent) => isSilent && heard.push('silence'),
    },
    {
      ask: () => {
        asked += 1
        const answer = answers.shift() ?? anOrder()
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
      },
      after: (delayMs, act) => {
        const timer = { delayMs, act }
        timers.push(timer)
        return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0)
      },
      isHidden: () => isHidden,
      onSeen: (act) => {
        onSeen = act
        return () => (onSeen = undefined)
      },
    },
  )
  return {
    heard,
    timers,
    stop,
    settle,
    asked: () => asked,
    isWatching: () => onSeen !== undefined,
    answer: (...next: (OrderView | Error)[]) => void answers.push(...next),
    async tick() {
      timers.shift()?.act()
      await settle()
    },
    hide: () => (isHidden = true),
    async show() {
      isHidden = false
      onSeen?.()
      await settle()
    },
  }
}

describe('following an order', () => {
  it('when it is open, then it is asked for again every two seconds, until its credits are there', async () => {
    const { answer, heard, tick, settle, timers, isWatching } = world()
    answer(anOrder({ status: 'confirming' }), anOrder({ status: 'settled' }))
    answer(anOrder({ status: 'settled', credited: true }))
    await settle()
    expect(timers.map(({ delayMs }) => delayMs)).toEqual([2_000])
    for (let turn = 0; turn < 3; turn += 1) await tick()
    expect(heard).toEqual(['pending', 'confirming', 'settled', 'settled, credited'])
    expect([timers.length, isWatching()]).toEqual([0, false])
  })

  it('when the page is hidden, then nothing is asked; seen again, then at once', async () => {
    const { asked, tick, settle, hide, show, timers } = world()
    await settle()
    hide()
    await tick()
    expect([asked(), timers.length]).toEqual([1, 0])
    await show()
    expect([asked(), timers.length]).toEqual([2, 1])
  })

  it('when the server does not answer, then that is told and it is asked again', async () => {
    const { answer, heard, tick, settle } = world()
    await settle()
    answer(new ApiProblem('network'), anOrder({ status: 'underpaid' }))
    await tick()
    await tick()
    expect(heard).toEqual(['pending', 'silence', 'underpaid'])
  })

  it('when there is no such order, then it is not asked for any more', async () => {
    const { answer, heard, tick, settle, timers } = world()
    await settle()
    answer(new ApiProblem('not-found', { status: 404 }))
    await tick()
    expect(heard).toEqual(['pending', 'absent'])
    expect(timers).toEqual([])
  })

  it('when it is stopped while a question is on its way, then the answer changes nothing', async () => {
    const { heard, stop, settle, timers } = world()
    stop()
    await settle()
    expect([heard, timers]).toEqual([[], []])
  })
})
