import { describe, expect, it } from '@jest/globals'
import type { HashTurn } from '../ports.js'
import { HashQueue } from './hash-queue.js'

const signUp = (client: string): HashTurn => ({ client, isSignUp: true })
const login = (client: string): HashTurn => ({ client })

/** Runs one job at a time and notes whose it was. The first one waits until all are in line. */
async function orderOf(turns: readonly HashTurn[], mostWaiting = 100) {
  const queue = new HashQueue({ atOnce: 1, mostWaiting })
  const order: string[] = []
  let begin = () => {}
  const allInLine = new Promise<void>((resolve) => (begin = resolve))
  const first = queue.run(login('first'), () => allInLine)
  const all = turns.map((turn) => queue.run(turn, async () => void order.push(turn.client)))
  begin()
  const answers = await Promise.allSettled(all)
  await first
  const refused = turns.filter((_, at) => answers[at]?.status === 'rejected').map(({ client }) => client)
  return { order, refused }
}

describe('the queue of hashing', () => {
  it('when one client waits with many, then the others take turns with it', async () => {
    const { order } = await orderOf(['a', 'a', 'a', 'a', 'b', 'c', 'b'].map(login))
    expect(order).toEqual(['a', 'b', 'c', 'a', 'b', 'a', 'a'])
  })

  it('when logins and sign-ups wait, then logins come first, and every fourth is a sign-up', async () => {
    const turns = [...['s', 's', 's', 's'].map(signUp), ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(login)]
    const { order } = await orderOf(turns)
    expect(order.join('')).toBe('abscdesfgss')
  })

  it('when too many wait, then the client with most of them is refused', async () => {
    const { order, refused } = await orderOf(['a', 'a', 'a', 'a', 'b', 'c'].map(login), 3)
    expect(refused).toEqual(['a', 'a', 'a'])
    expect(order).toEqual(['a', 'b', 'c'])
  })

  it('when the limit is reached by clients with one each, then the newest is refused', async () => {
    const { refused } = await orderOf(['a', 'b', 'c', 'd'].map(login), 3)
    expect(refused).toEqual(['d'])
  })

  it('when sign-ups have reached their limit, then logins have not', async () => {
    const { refused } = await orderOf([...['s', 's', 's', 't'].map(signUp), ...['a', 'b'].map(login)], 2)
    expect(refused).toEqual(['s', 's'])
  })

  it('when it is closed, then what waits is refused, and what comes after', async () => {
    const queue = new HashQueue({ atOnce: 1, mostWaiting: 10 })
    let finish = (_: string) => {}
    const running = queue.run(login('a'), () => new Promise<string>((resolve) => (finish = resolve)))
    const waiting = queue.run(signUp('b'), async () => 'never')
    await Promise.resolve()
    queue.close()
    await expect(waiting).rejects.toMatchObject({ code: 'unavailable' })
    await expect(queue.run(login('a'), async () => 'never')).rejects.toMatchObject({ code: 'unavailable' })
    finish('done')
    expect(await running).toBe('done')
  })
})
