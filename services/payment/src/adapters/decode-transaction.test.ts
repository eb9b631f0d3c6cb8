import { describe, expect, it } from '@jest/globals'
import * as recorded from '../../tests/recorded-answers.js'
import { decodeTransaction } from './decode-transaction.js'
import { readJson } from './rpc-answers.js'

const { payer, ours, reference, stranger, signature } = recorded
const decode = (answer: unknown, finalizedSlot = 2990) =>
  decodeTransaction(signature, answer, (slot) => slot <= finalizedSlot)

function seen(answer: unknown, finalizedSlot?: number) {
  const sighting = decode(answer, finalizedSlot)
  if (sighting.kind !== 'seen') throw new Error(JSON.stringify(sighting))
  return sighting.transaction
}

const paid = [{ from: payer, to: ours, lamports: 68_181_818n }]

describe('decoding a transaction', () => {
  it('when a legacy one pays with a reference, then everything of it is read', () => {
    expect(seen(recorded.legacy)).toEqual({
      signature,
      slot: 2990,
      blockTime: 1_743_351_528_000,
      finalized: true,
      failed: false,
      feePayer: payer,
      deltas: new Map([
        [payer, -68_186_818n],
        [ours, 68_181_818n],
      ]),
      accounts: new Set([payer, ours, reference, '11111111111111111111111111111111']),
      transfers: paid,
      tokens: [],
    })
  })

  it.each([
    ['version 0 with the extras of wallets', recorded.version0WithExtras],
    ['version 1', recorded.version1],
    ['our wallet in a lookup table', recorded.lookedUp],
    ['a transfer inside another instruction', recorded.inner],
  ])('when it is %s, then the same transfer is found', (_name, answer) => {
    const transaction = seen(answer)
    expect(transaction.deltas.get(ours)).toBe(68_181_818n)
    expect(transaction.transfers).toEqual(paid)
    expect(transaction.accounts.has(ours)).toBe(true)
  })

  it('when a table is looked up, then a writable and a read-only key of it are named too', () => {
    const { accounts } = seen(recorded.lookedUp)
    expect([...accounts]).toEqual([
      payer,
      '11111111111111111111111111111111',
      stranger,
      ours,
      '3Ez5CVrQbqPgVgpC2SsVUUtRtZzQXf93F1nVzkFfVdkn',
    ])
  })

  it('when lamports move by transferWithSeed or a new account, then these are transfers', () => {
    expect(seen(recorded.seeds).transfers.map(({ to, lamports }) => [to, lamports])).toEqual([
      [ours, 30_000_000n],
      [ours, 890_880n],
      [ours, 890_881n],
    ])
  })

  it('when a token is sent to us, then it is no SOL', () => {
    const { deltas, transfers, tokens } = seen(recorded.usdcTransfer)
    expect(tokens).toEqual([
      {
        account: '3Ez5CVrQbqPgVgpC2SsVUUtRtZzQXf93F1nVzkFfVdkn',
        owner: ours,
        amount: 7_500_000n,
        decimals: 6,
        mint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
      },
    ])
    expect([...deltas]).toEqual([[payer, -5_000n]])
    expect(transfers).toEqual([])
  })

  it('when it failed, then it moved its fee alone', () => {
    const { failed, deltas, transfers } = seen(recorded.failed)
    expect({ failed, transfers, deltas: [...deltas] }).toEqual({
      failed: true,
      transfers: [],
      deltas: [[payer, -5_000n]],
    })
  })

  it('when its slot is above the finalized one, then it is not final', () => {
    expect(seen(recorded.legacy, 2989).finalized).toBe(false)
  })

  it('when a wallet holds more than 2^53 lamports, then no lamport is rounded', () => {
    const text = JSON.stringify(recorded.legacy)
      .replace('49999975000', '12345678901234567891')
      .replace('49931788182', '12345678901166381073')
    expect(seen(readJson(text)).deltas.get(payer)).toBe(-68_186_818n)
  })

  it('when nothing is known of it, then it is unseen', () => {
    expect(decode(null)).toEqual({ kind: 'unseen' })
  })

  it.each([
    ['a version that is not known', { ...recorded.legacy, version: 2 }],
    ['no meta', { ...recorded.legacy, meta: null }],
    [
      'another number of balances',
      { ...recorded.legacy, meta: { ...recorded.legacy.meta, preBalances: [1] } },
    ],
    [
      'a rounded balance',
      { ...recorded.legacy, meta: { ...recorded.legacy.meta, preBalances: [2 ** 53, 1, 0, 1] } },
    ],
    [
      'another transaction',
      { ...recorded.legacy, transaction: { ...recorded.legacy.transaction, signatures: ['1'] } },
    ],
  ])('when it has %s, then it is undecodable, with its slot', (_name, answer) => {
    expect(decode(answer)).toMatchObject({ kind: 'undecodable', signature, slot: 2990 })
  })

  it('when a log has a long number in it, then the text stays as it is', () => {
    const logs =
      '{"log":"lamports \\"12345678901234567\\": 12345678901234567,","n":12345678901234567,"x":0.50000000000000000000}'
    expect(readJson(logs)).toEqual({
      log: 'lamports "12345678901234567": 12345678901234567,',
      n: '12345678901234567',
      x: 0.5,
    })
  })
})
