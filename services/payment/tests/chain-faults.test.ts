import { describe, expect, it } from '@jest/globals'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { legacy, ours, signature } from './recorded-answers.js'
import { startRecordedNode, type NodeFault } from './recorded-node.js'
import { chainOver } from './solana-world.js'

const balance = { context: { slot: 3000 }, value: 10_068_196_818 }
const mainnetGenesis = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'

async function node(genesis?: string) {
  const started = await startRecordedNode(genesis)
  started.answer('getBalance', balance)
  started.answer('getTransaction', legacy)
  return started
}

describe('a node with faults', () => {
  it.each<[string, NodeFault]>([
    ['429 without a time', { status: 429 }],
    ['500', { status: 500 }],
    ['a cut connection', { cut: true }],
    ['text that is not JSON', { raw: '<html>' }],
    ['JSON that is no answer', { raw: '[]' }],
    ['an answer in another form', { raw: '{"jsonrpc":"2.0","id":1,"result":{"value":"much"}}' }],
    ['a body without end', { bytes: 9_000_000 }],
    ['a node that says it is behind its cluster', { code: -32005, message: 'Node is behind by 200 slots' }],
    ['an internal error', { code: -32603 }],
    ['a rate limit inside an answer', { code: 429, message: 'Too many requests' }],
  ])('when it meets %s twice, then it waits longer each time and gets its answer', async (_name, fault) => {
    await using one = await node()
    one.fail('getBalance', fault, fault)
    const { chain, waits } = chainOver([one])
    expect(await chain.balance(ours)).toEqual({ lamports: 10_068_196_818n, slot: 3000 })
    expect(waits).toHaveLength(2)
    expect(waits[0]).toBeGreaterThanOrEqual(75)
    expect(waits[1]).toBeGreaterThanOrEqual(150)
    expect(waits[1]).toBeLessThanOrEqual(300)
  })

  it('when it stays broken, then the network is unavailable after a bounded number of tries', async () => {
    await using one = await node()
    one.failAll({ status: 503 })
    await expect(chainOver([one]).chain.balance(ours)).rejects.toMatchObject({ name: 'ChainUnavailable' })
    expect(one.calls).toHaveLength(4)
  })

  it('when nothing listens, then the network is unavailable', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as { port: number }
    await new Promise((resolve) => server.close(resolve))
    const { chain } = chainOver([], { urls: [`http://127.0.0.1:${port}`] })
    await expect(chain.tip()).rejects.toMatchObject({ name: 'ChainUnavailable' })
  })

  it('when it asks us to wait, then nothing is asked before, and what cannot wait fails at once', async () => {
    await using one = await node()
    one.fail('getBalance', { status: 429, retryAfterSeconds: 3 })
    const { chain, waits, clock } = chainOver([one])
    await chain.balance(ours)
    expect(waits).toEqual([3000])

    one.fail('getBalance', { status: 429, retryAfterSeconds: 3600 })
    const asked = one.calls.length
    for (let call = 0; call < 3; call++)
      await expect(chain.balance(ours)).rejects.toMatchObject({ name: 'ChainUnavailable' })
    expect(one.calls).toHaveLength(asked + 1)
    clock.advance(60_000)
    expect(await chain.balance(ours)).toMatchObject({ slot: 3000 })
  })

  it('when it hangs, then the call ends within its time and is reported', async () => {
    await using one = await node()
    one.failAll({ hang: true })
    const { chain, reports } = chainOver([one], { callMs: 50 })
    await expect(chain.balance(ours)).rejects.toMatchObject({ name: 'ChainUnavailable' })
    expect(reports).toMatchObject([{ method: 'getGenesisHash', endpoint: 0, outcome: 'timeout' }])
  })

  it('when our own request is refused, then it is an error of ours and not of the network', async () => {
    await using one = await node()
    one.fail('getBalance', { code: -32602, message: 'Invalid param: WrongSize' })
    const refused = chainOver([one]).chain.balance(ours)
    await expect(refused).rejects.toThrow('-32602: Invalid param: WrongSize')
    await expect(refused).rejects.not.toMatchObject({ name: 'ChainUnavailable' })
    expect(one.count('getBalance')).toBe(1)
  })

  it('when the request is refused with a status of HTTP, then it is still ours', async () => {
    await using one = await node()
    const body = '{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Invalid"}}'
    one.fail('getBalance', { status: 500, body })
    await expect(chainOver([one]).chain.balance(ours)).rejects.toMatchObject({ name: 'RequestRefused' })
  })

  it('when an address holds a password, then it goes into a header and no error has it', async () => {
    await using one = await node()
    one.failAll({ cut: true })
    const url = one.url.replace('http://', 'http://me:hidden@')
    const failure: unknown = await chainOver([], { urls: [url] })
      .chain.tip()
      .catch((error: unknown) => error)
    const texts = []
    for (let error = failure; error instanceof Error; error = error.cause) texts.push(error.stack)
    expect(texts.length).toBeGreaterThan(1)
    expect(texts.join()).not.toContain('hidden')
    expect(one.calls.length).toBeGreaterThan(0)
  })

  it('when many are asked, then 8 are in flight, and equal calls are one', async () => {
    await using one = await node()
    const { chain } = chainOver([one])
    await chain.balance(ours)
    let asked = 0
    let eighth = () => {}
    let release = () => {}
    const eight = new Promise<void>((resolve) => (eighth = resolve))
    const released = new Promise<void>((resolve) => (release = resolve))
    one.answer('getBalance', async () => {
      if (++asked === 8) eighth()
      await released
      return balance
    })
    const wallets = Array.from({ length: 40 }, (_, index) => ours.slice(0, -2) + String(index + 11))
    const answered = Promise.all(wallets.flatMap((wallet) => [chain.balance(wallet), chain.balance(wallet)]))
    await eight
    // A ninth would have been on its way before this.
    await fetch(one.url, { method: 'POST', body: '{}' })
    expect(asked).toBe(8)
    release()
    await answered
    expect(one.count('getBalance')).toBe(41)
  })
})

describe('the genesis hash', () => {
  it('when a node is another chain, then nothing is asked of it and the error is fatal', async () => {
    await using one = await node(mainnetGenesis)
    const { chain } = chainOver([one])
    await expect(chain.balance(ours)).rejects.toMatchObject({ name: 'GenesisMismatch' })
    expect(one.count('getBalance')).toBe(0)
    expect(chain.genesisHash()).toBe('EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG')
  })

  it('when only the second node is another chain, then it is found out at its first use', async () => {
    await using one = await node()
    await using other = await node(mainnetGenesis)
    const { chain } = chainOver([one, other])
    await chain.balance(ours)
    one.fail('getBalance', { status: 500 })
    await expect(chain.balance(ours)).rejects.toMatchObject({ name: 'GenesisMismatch' })
  })

  it('when a local chain is a public one, then the error is fatal', async () => {
    await using one = await node(mainnetGenesis)
    const { chain } = chainOver([one], { cluster: 'local' })
    await expect(chain.tip()).rejects.toThrow('SOLANA_CLUSTER is local, and this is mainnet-beta')
  })

  it('when a local chain is another one after a break, then the error is fatal', async () => {
    await using one = await node('US517G5965aydkZ46HS38QLi7UQiSojurfbQfKCELFx')
    const { chain } = chainOver([one], { cluster: 'local' })
    expect(chain.genesisHash()).toBeUndefined()
    await chain.balance(ours)
    expect(chain.genesisHash()).toBe('US517G5965aydkZ46HS38QLi7UQiSojurfbQfKCELFx')
    one.answer('getGenesisHash', '2KW2XRd9kwqet15Aha2oK3tYvd3nWbTFH1MBiRAv1BE1')
    one.fail('getBalance', { cut: true })
    await expect(chain.balance(ours)).rejects.toMatchObject({ name: 'GenesisMismatch' })
  })

  it('when it was right, then it is asked once', async () => {
    await using one = await node()
    const { chain } = chainOver([one])
    await Promise.all([chain.balance(ours), chain.tip(), chain.transaction(signature)])
    await chain.balance(ours)
    expect(one.count('getGenesisHash')).toBe(1)
  })
})

describe('several nodes', () => {
  it('when the first is away, then the second answers, and is asked first from then on', async () => {
    await using one = await node()
    await using other = await node()
    const { chain, waits } = chainOver([one, other])
    one.failAll({ cut: true })
    await chain.balance(ours)
    await chain.balance(ours)
    expect([one.calls.length, other.count('getBalance'), waits]).toEqual([1, 2, []])
  })

  it('when the first hangs, then there is time left for the second', async () => {
    await using one = await node()
    await using other = await node()
    one.failAll({ hang: true })
    const { chain } = chainOver([one, other], { callMs: 2000 })
    expect(await chain.balance(ours)).toMatchObject({ slot: 3000 })
  })

  it('when the first refuses our key, then the second answers; alone, it is no outage', async () => {
    await using one = await node()
    await using other = await node()
    one.failAll({ status: 403 })
    expect(await chainOver([one, other]).chain.balance(ours)).toMatchObject({ slot: 3000 })
    await expect(chainOver([one]).chain.balance(ours)).rejects.toMatchObject({ name: 'RequestRefused' })
  })

  it('when one lags behind a slot, then the other answers; when both do, the chain is behind', async () => {
    await using one = await node()
    await using other = await node()
    const { chain } = chainOver([one, other])
    other.answer('getSignaturesForAddress', [])
    one.fail('getSignaturesForAddress', { code: -32016 }, { code: -32016 })
    expect(await chain.rows(ours, { minSlot: 2990 })).toEqual([])
    other.fail('getSignaturesForAddress', { code: -32016 })
    await expect(chain.rows(ours, { minSlot: 2990 })).rejects.toMatchObject({ name: 'ChainBehind' })
  })
})
