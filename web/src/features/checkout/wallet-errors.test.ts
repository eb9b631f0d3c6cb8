import { describe, expect, it } from '@jest/globals'
import { ApiProblem } from '../../lib/api-problem.js'
import { walletErrorText } from './wallet-errors.js'
import { NoAccountError } from './wallets.js'

const textOf = (error: unknown) => walletErrorText(error, 'Phantom', 'Solana Mainnet')

describe('what went wrong in a wallet', () => {
  it.each([
    { code: 4001, message: 'User rejected the request.' },
    new Error('Transaction rejected'),
    new Error('User declined'),
    'Approval Denied',
  ])('when it was declined (%s), then nothing was sent and it can be tried again', (error) => {
    expect(textOf(error)).toBe('You declined in Phantom, so nothing was sent. You can try again.')
  })

  it.each([
    'Attempt to debit an account but found no record of a prior credit.',
    'insufficient lamports 5000, need 150000000',
    'Transaction simulation failed: custom program error: 0x1',
  ])('when SOL is missing (%s), then that is said', (message) => {
    expect(textOf(new Error(message))).toMatch(/not have enough SOL for the amount and the network fee/)
  })

  it('when the network is another one, then the right one is named', () => {
    expect(textOf(new Error('Network mismatch'))).toMatch(/set to Solana Mainnet/)
    expect(textOf(new NoAccountError())).toMatch(/no account on Solana Mainnet/)
  })

  it('when the approval took too long, then another try is offered', () => {
    expect(textOf(new Error('Blockhash not found'))).toMatch(/took too long/)
  })

  it('when the server refused, then its words are used', () => {
    const message = 'This order is paid in full. Please do not pay again.'
    expect(textOf(new ApiProblem('nothing-left-to-pay', { status: 409, message }))).toBe(message)
  })

  it.each([[new Error('Something odd.')], [{}], [undefined], [null]])(
    'when the wallet says nothing known (%p), then nobody pays twice',
    (error) => {
      expect(textOf(error)).toMatch(/^Phantom reported a problem.*do not pay again/)
    },
  )
})
