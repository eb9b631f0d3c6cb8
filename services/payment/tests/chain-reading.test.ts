import { describe, expect, it } from '@jest/globals'
import { failed, legacy, otherSignature, ours, signature } from './recorded-answers.js'
import { startRecordedNode } from './recorded-node.js'
import { chainOver } from './solana-world.js'

const lying = { ...legacy, meta: { ...legacy.meta, postBalances: [0, 99_000_000_000, 0, 1] } }
const finalStatus = { slot: 2990, confirmations: null, err: null, confirmationStatus: 'finalized' }

async function node(transaction: unknown = legacy) {
  const started = await startRecordedNode()
  started.answer('getTransaction', transaction)
  return started
}

describe('one transaction', () => {
  it('when its slot is final, then it is final, and many in a row ask for that slot once', async () => {
    await using one = await node()
    const { chain, clock } = chainOver([one])
    for (let call = 0; call < 5; call++)
      expect(await chain.transaction(signature)).toMatchObject({ transaction: { finalized: true } })
    expect([one.count('getSlot'), one.count('getTransaction')]).toEqual([1, 5])
    clock.advance(400)
    await chain.transaction(signature)
    expect(one.count('getSlot')).toBe(2)
  })

  it('when the finalized slot has not reached it, then it is final only once that is seen before it', async () => {
    await using one = await node()
    one.answer('getSlot', 2989)
    const { chain, clock } = chainOver([one])
    expect(await chain.transaction(signature)).toMatchObject({ transaction: { finalized: false } })
    one.answer('getSlot', 2990)
    clock.advance(400)
    expect(await chain.transaction(signature)).toMatchObject({ transaction: { finalized: true } })
    const { method } = one.calls.at(-2) ?? {}
    expect(method).toBe('getSlot')
  })

  it('when its version is newer than we know, then it is undecodable, and nothing fails', async () => {
    await using one = await node()
    one.fail('getTransaction', { code: -32015, message: 'Transaction version (2) is not supported' })
    expect(await chainOver([one]).chain.transaction(signature)).toEqual({
      kind: 'undecodable',
      signature,
      reason: '-32015: Transaction version (2) is not supported',
    })
  })

  it('when the first node does not know it, then the others are asked', async () => {
    await using one = await node(null)
    await using other = await node()
    const { chain } = chainOver([one, other])
    expect(await chain.transaction(signature)).toMatchObject({ kind: 'seen' })
    other.answer('getTransaction', null)
    expect(await chain.transaction(signature)).toEqual({ kind: 'unseen' })
  })
})

describe('what two nodes agree on', () => {
  it('when both show it alike, then it is final', async () => {
    await using one = await node()
    await using other = await node()
    const sighting = await chainOver([one, other]).chain.transaction(signature, { agreed: true })
    expect(sighting).toMatchObject({ kind: 'seen', transaction: { finalized: true } })
    expect([one.count('getTransaction'), other.count('getTransaction')]).toEqual([1, 1])
  })

  it.each([
    ['another delta', lying],
    ['a failure', failed],
    ['another slot', { ...legacy, slot: 2991 }],
  ])('when one shows %s, then they disagree', async (_name, answer) => {
    await using one = await node()
    await using other = await node(answer)
    const { chain } = chainOver([one, other])
    await expect(chain.transaction(signature, { agreed: true })).rejects.toMatchObject({
      name: 'EndpointsDisagree',
    })
  })

  it('when one lags, is away or calls it not final, then it is seen and not final', async () => {
    await using one = await node()
    await using other = await node(null)
    const { chain, clock } = chainOver([one, other])
    const notFinal = { kind: 'seen', transaction: { finalized: false } }
    expect(await chain.transaction(signature, { agreed: true })).toMatchObject(notFinal)
    other.answer('getTransaction', legacy)
    other.answer('getSlot', 2000)
    await using third = await node()
    third.answer('getSlot', 2000)
    expect(await chainOver([one, third]).chain.transaction(signature, { agreed: true })).toMatchObject(
      notFinal,
    )
    clock.advance(400)
    other.failAll({ cut: true })
    expect(await chain.transaction(signature, { agreed: true })).toMatchObject(notFinal)
  })

  it('when a fork shows it in another slot that is not final, then that is no disagreement', async () => {
    await using one = await node()
    await using other = await node({ ...legacy, slot: 3001 })
    const sighting = await chainOver([one, other]).chain.transaction(signature, { agreed: true })
    expect(sighting).toMatchObject({ transaction: { slot: 2990, finalized: false } })
  })

  it('when one of three is away, then the other two settle it', async () => {
    await using one = await node()
    await using other = await node()
    await using third = await node()
    one.failAll({ cut: true })
    const sighting = await chainOver([one, other, third]).chain.transaction(signature, { agreed: true })
    expect(sighting).toMatchObject({ transaction: { finalized: true } })
  })

  it('when all are away, then the network is unavailable', async () => {
    await using one = await node()
    await using other = await node()
    for (const away of [one, other]) away.failAll({ cut: true })
    const sighting = chainOver([one, other]).chain.transaction(signature, { agreed: true })
    await expect(sighting).rejects.toMatchObject({ name: 'ChainUnavailable' })
  })
})

describe('statuses', () => {
  const asked = [signature, otherSignature]

  it('when a node knows them, then each is told, in order', async () => {
    await using one = await node()
    const failedStatus = { ...finalStatus, err: { InstructionError: [0, 'X'] } }
    one.answer('getSignatureStatuses', { context: { slot: 1 }, value: [finalStatus, failedStatus] })
    expect(await chainOver([one]).chain.statuses(asked)).toEqual(['finalized', 'failed'])
  })

  it('when there are more than one call takes, then they are asked in several', async () => {
    await using one = await node()
    one.answer('getSignatureStatuses', ([signatures]: [string[]]) => ({
      value: signatures.map(() => ({
        slot: 1,
        confirmations: 3,
        err: null,
        confirmationStatus: 'confirmed',
      })),
    }))
    const found = await chainOver([one]).chain.statuses(Array.from({ length: 300 }, () => signature))
    expect(found).toHaveLength(300)
    expect(one.count('getSignatureStatuses')).toBe(2)
  })

  it('when one node has forgotten it, then the other is asked; unknown is what none knows', async () => {
    await using one = await node()
    await using other = await node()
    one.answer('getSignatureStatuses', { value: [null, null] })
    other.answer('getSignatureStatuses', { value: [finalStatus, null] })
    const { chain } = chainOver([one, other])
    expect(await chain.statuses(asked)).toEqual(['finalized', 'unknown'])
    other.failAll({ cut: true })
    await expect(chain.statuses(asked)).rejects.toMatchObject({ name: 'ChainUnavailable' })
  })
})

describe('a wallet', () => {
  it('when its rows are listed, then they are asked down to the cursor, and failures are told', async () => {
    await using one = await node()
    one.answer('getSignaturesForAddress', [
      {
        signature,
        slot: 2990,
        err: null,
        memo: null,
        blockTime: 1743351528,
        confirmationStatus: 'finalized',
      },
      { signature: otherSignature, slot: 2980, err: { X: 1 }, memo: null, blockTime: null },
    ])
    const { chain } = chainOver([one])
    const page = { before: otherSignature, until: signature, minSlot: 2970 }
    expect(await chain.rows(ours, page)).toEqual([
      { signature, slot: 2990, blockTime: 1_743_351_528_000, finalized: true, failed: false },
      { signature: otherSignature, slot: 2980, finalized: false, failed: true },
    ])
    expect(one.calls.at(-1)?.params).toEqual([
      ours,
      {
        limit: 1000,
        commitment: 'confirmed',
        before: otherSignature,
        until: signature,
        minContextSlot: 2970,
      },
    ])
  })

  it.each([
    ['absent', null, true],
    [
      'a plain account',
      { owner: '11111111111111111111111111111111', executable: false, data: ['', 'base64'] },
      true,
    ],
    [
      'a nonce account',
      { owner: '11111111111111111111111111111111', executable: false, data: ['AA==', 'base64'] },
      false,
    ],
    [
      'a token account',
      { owner: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', executable: false, data: ['AA==', 'base64'] },
      false,
    ],
    [
      'a program',
      { owner: 'BPFLoader2111111111111111111111111111111111', executable: true, data: ['', 'base64'] },
      false,
    ],
  ])('when it is %s, then that decides whether it is plain', async (_name, value, expected) => {
    await using one = await node()
    one.answer('getAccountInfo', {
      context: { slot: 1 },
      value: value && { lamports: 1, space: 0, ...value },
    })
    expect(await chainOver([one]).chain.isPlainWallet(ours)).toBe(expected)
  })

  it('when the tip is asked for, then both slots come from one node', async () => {
    await using one = await node()
    one.answer('getSlot', ([{ commitment }]: [{ commitment: string }]) =>
      commitment === 'finalized' ? 2968 : 3000,
    )
    expect(await chainOver([one]).chain.tip()).toEqual({ confirmed: 3000, finalized: 2968 })
  })
})
