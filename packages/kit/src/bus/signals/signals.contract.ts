import { describe, expect, it } from '@jest/globals'
import { eventually } from '../../../tests/eventually.js'
import type { Signals } from './signals.js'

export interface SignalsPlace extends AsyncDisposable {
  /** Each call opens what another process would; in memory there is only one. */
  open(): Promise<Signals>
}

/** Counts how often it is woken. */
export function counted(): { wake: () => void; times: () => number } {
  let times = 0
  return { wake: () => void times++, times: () => times }
}

/** Notifies until the listener is woken: a hint may be lost while its subscription is not there yet. */
export async function notifyUntilHeard(
  signals: Signals,
  channel: string,
  { times }: { times: () => number },
): Promise<void> {
  const before = times()
  await eventually(() => {
    signals.notify(channel)
    return times() > before
  })
}

/** What every adapter of the signals promises. */
export function signalsContract({ name, place }: { name: string; place: () => Promise<SignalsPlace> }): void {
  describe(`signals in ${name}`, () => {
    it('when a channel is notified, then each of its listeners is woken', async () => {
      await using at = await place()
      await using signals = await at.open()
      const [one, two] = [counted(), counted()]
      signals.listen('ada', one.wake)
      signals.listen('ada', two.wake)
      signals.notify('ada')
      expect([one.times() > 0, two.times() > 0]).toEqual([true, true])
    })

    it('when another process notifies, then its channel alone is woken', async () => {
      await using at = await place()
      await using listening = await at.open()
      await using telling = await at.open()
      const [heard, other] = [counted(), counted()]
      listening.listen('site eve', other.wake)
      await notifyUntilHeard(telling, 'site eve', other)
      listening.listen('site ada', heard.wake)
      await notifyUntilHeard(telling, 'site ada', heard)
      expect(listening.isHearing()).toBe(true)
      const before = other.times()
      await notifyUntilHeard(telling, 'site ada', heard)
      await notifyUntilHeard(telling, 'site ada', heard)
      expect(other.times()).toBe(before)
    })

    it('when a listener has stopped, then it is not woken any more and others are', async () => {
      await using at = await place()
      await using listening = await at.open()
      await using telling = await at.open()
      const [gone, stays] = [counted(), counted()]
      const stop = listening.listen('ada', gone.wake)
      listening.listen('ada', stays.wake)
      await notifyUntilHeard(telling, 'ada', stays)
      stop()
      const before = gone.times()
      await notifyUntilHeard(telling, 'ada', stays)
      expect(gone.times()).toBe(before)
    })

    it('when it is disposed, then nobody is woken and a late hint harms nobody', async () => {
      await using at = await place()
      const signals = await at.open()
      const heard = counted()
      signals.listen('ada', heard.wake)
      await signals[Symbol.asyncDispose]()
      const before = heard.times()
      signals.notify('ada')
      expect(heard.times()).toBe(before)
    })
  })
}
