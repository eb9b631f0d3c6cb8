import { describe, expect, it } from '@jest/globals'
import { isBehind, leased, openedWallet, passed, released, swept, type Wallet } from './wallet.js'

const opened = openedWallet({ genesisHash: 'g', address: 'w' }, { lamports: 100n, slot: 10 }, 1_000)
const sweep = (
  wallet: Wallet,
  rows: [slot: number, signature: string, delta: bigint][],
  balance: bigint,
  slot = 50,
) => {
  const read = rows.reduce(
    (reading, [at, signature, delta]) => passed(reading, { slot: at, signature }, delta),
    wallet.read,
  )
  return swept(
    wallet,
    { read, readAtBalance: read, balance: { lamports: balance, slot }, chainTime: 7_000 },
    2_000,
  )
}

describe('the reading of a wallet', () => {
  it('when it is opened, then what came up to that slot is behind it', () => {
    expect([10, 11].map((slot) => isBehind({ slot, signature: 's' }, opened.read.cursor))).toEqual([
      true,
      false,
    ])
  })

  it('when rows of one slot are passed, then each is behind the cursor and others of that slot are not', () => {
    const { cursor } = sweep(
      opened,
      [
        [20, 'a', 5n],
        [20, 'b', 5n],
      ],
      110n,
    ).read
    const behind = (slot: number, signature: string) => isBehind({ slot, signature }, cursor)
    expect([behind(20, 'a'), behind(20, 'b'), behind(20, 'c'), behind(19, 'd'), behind(21, 'e')]).toEqual([
      true,
      true,
      false,
      true,
      false,
    ])
    expect(cursor.until).toBe('b')
  })

  it('when the sum is the balance, then it agrees and that moment is passed', () => {
    expect(sweep(opened, [[20, 'a', 5n]], 105n)).toMatchObject({
      mismatches: 0,
      passedAt: 7_000,
      slot: 50,
      agreed: { lamports: '105', slot: 50, at: 2_000 },
    })
  })

  it('when the sum is wrong once, then it waits; twice in a row, then it reads again from the last agreement', () => {
    const once = sweep(opened, [[20, 'a', 5n]], 205n)
    expect(once).toMatchObject({ mismatches: 1, read: { lamports: '105' }, agreed: { lamports: '100' } })
    expect(once.passedAt).toBeUndefined()
    const twice = sweep(once, [], 205n)
    expect(twice).toMatchObject({ mismatches: 0, restartAfter: 4, read: opened.read })
    const found = sweep(
      twice,
      [
        [15, 'late', 100n],
        [20, 'a', 5n],
      ],
      205n,
    )
    expect(found).toMatchObject({ restartAfter: 2, agreed: { lamports: '205' } })
  })

  it('when it is leased, then each epoch is higher than the one before, also after it was given back', () => {
    const first = leased(opened, { holder: 'one', until: 5 })
    const second = leased(released(first), { holder: 'two', until: 9 })
    expect([first.lease?.epoch, second.lease?.epoch]).toEqual([1, 2])
  })
})
