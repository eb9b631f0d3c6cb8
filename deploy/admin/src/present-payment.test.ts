import { describe, expect, it } from '@jest/globals'
import { PaymentItem } from '@thumbfolio/contracts'
import { parseArguments } from './parse-arguments.js'
import { money, presentedItem } from './present-payment.js'

const order = {
  id: 'o-1',
  status: 'abandoned',
  userId: 'ada',
  credits: 20,
  priceLamports: '150000000',
  receivedLamports: '20000000',
  createdAt: '2026-01-05T12:00:00.000Z',
  payer: 'w-1',
}
const item = (kind: string, more: object = {}) =>
  PaymentItem.parse({
    kind,
    lamports: '20000000',
    since: '2026-01-05T12:00:00.000Z',
    reason: '',
    transactions: ['s-1'],
    explorerUrls: ['https://explorer/s-1'],
    orders: ['o-1'],
    orderDetails: [order],
    senders: ['w-1'],
    ...more,
  })
const nextOf = (shown: string) => /^next +(.*)$/m.exec(shown)?.[1] ?? ''

describe('money that needs an operator', () => {
  it('when it is shown, then with amount, transaction, sender and order', () => {
    const shown = presentedItem(item('abandoned'))
    expect(shown).toContain('0.02 SOL (20000000 lamports), since 2026-01-05T12:00:00Z')
    expect(shown).toContain('transaction  s-1')
    expect(shown).toContain('https://explorer/s-1')
    expect(shown).toContain('from         w-1')
    expect(shown).toContain('o-1: abandoned, 0.02 of 0.15 SOL, 0.13 to go, 20 credits')
    expect(shown).toContain('user ada, named wallet w-1')
  })

  it.each(['unmatched', 'review', 'outgoing', 'remainder', 'excess', 'abandoned', 'token'])(
    'when it is %s, then the next command is one that there is',
    (kind) => {
      const next = nextOf(presentedItem(item(kind)))
      const commands = [...next.matchAll(/payments [\w-]+ [^,]*"\.\.\."/g)].map(([words]) => words)
      expect(commands.length).toBeGreaterThan(0)
      for (const words of commands) {
        const typed = words.replace('--reason "..."', '--reason why').trim().split(/ +/)
        expect([words, parseArguments(typed)?.command.words]).toEqual([words, typed.slice(0, 2).join(' ')])
      }
    },
  )

  it('when it came in tokens, then the mint and the account are shown and no SOL', () => {
    const tokens = [{ mint: 'USDC', amount: '12.5', account: 'a-1' }]
    const shown = presentedItem(item('token', { lamports: '0', tokens }))
    expect(shown).toContain('12.5 of the token USDC')
    expect(shown).toContain('no SOL')
  })

  it('when it is whole SOL, then there is no fraction', () => {
    expect([money('2000000000'), money('1'), money('0')]).toEqual([
      '2 SOL (2000000000 lamports)',
      '0.000000001 SOL (1 lamports)',
      '0 SOL (0 lamports)',
    ])
  })
})
