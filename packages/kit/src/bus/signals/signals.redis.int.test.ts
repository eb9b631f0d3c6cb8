import { describe, it } from '@jest/globals'
import { engineAddresses, startEngine } from '@thumbfolio/engines'
import { eventually } from '../../../tests/eventually.js'
import { redisPlace } from '../../../tests/redis-place.js'
import { counted, notifyUntilHeard, signalsContract } from './signals.contract.js'
import { redisSignals } from './signals.redis.js'

signalsContract({
  name: 'Redis',
  async place() {
    const at = redisPlace(engineAddresses().redisUrl)
    return {
      open: async () => redisSignals(await at.connect()),
      [Symbol.asyncDispose]: () => at[Symbol.asyncDispose](),
    }
  },
})

describe('signals on Redis alone', () => {
  it('when Redis dies and comes back, then who listened is woken once for what it missed, and hears again', async () => {
    await using redis = await startEngine('redis')
    await using at = redisPlace(redis.url)
    await using listening = redisSignals(await at.connect())
    await using telling = redisSignals(await at.connect())
    const heard = counted()
    listening.listen('ada', heard.wake)
    await notifyUntilHeard(telling, 'ada', heard)
    await redis.kill()
    await eventually(() => !listening.isHearing())
    telling.notify('ada')
    const before = heard.times()
    listening.notify('ada')
    await eventually(() => heard.times() === before + 1)
    await redis.start()
    await eventually(() => heard.times() > before + 1)
    await notifyUntilHeard(telling, 'ada', heard)
  }, 60_000)
})
