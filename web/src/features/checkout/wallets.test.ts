import { describe, expect, it } from '@jest/globals'
import type { Wallet } from '@wallet-standard/base'
import { canPay, chainOf, connectWallet, NoAccountError, signWithWallet } from './wallets.js'

const chain = 'solana:mainnet'
const account = { address: 'A', publicKey: new Uint8Array(32), chains: [chain], features: [] } as const
const connect = { 'standard:connect': { connect: () => Promise.resolve({ accounts: [account] }) } }
const sign = {
  'solana:signTransaction': {
    supportedTransactionVersions: ['legacy', 0],
    signTransaction: ({ transaction }: { transaction: Uint8Array }) =>
      Promise.resolve([{ signedTransaction: Uint8Array.of(1, ...transaction) }]),
  },
}
const send = {
  'solana:signAndSendTransaction': {
    supportedTransactionVersions: ['legacy', 0],
    signAndSendTransaction: () => Promise.resolve([{ signature: Uint8Array.of(7) }]),
  },
}
const walletWith = (features: object, chains = [chain]) =>
  ({ name: 'W', chains, features }) as unknown as Wallet
const paying = { account, chain, transaction: Uint8Array.of(2, 3) } as const

describe('wallets of the browser', () => {
  it('when a wallet connects and signs version 0 on the chain, then it can pay', () => {
    expect(canPay(walletWith({ ...connect, ...sign }), chain)).toBe(true)
    expect(canPay(walletWith({ ...connect, ...send }), chain)).toBe(true)
  })

  it.each([
    ['cannot connect', walletWith(sign)],
    ['signs nothing', walletWith(connect)],
    ['is on another chain', walletWith({ ...connect, ...sign }, ['solana:devnet'])],
    [
      'signs legacy transactions alone',
      walletWith({ ...connect, 'solana:signTransaction': { supportedTransactionVersions: ['legacy'] } }),
    ],
  ])('when a wallet %s, then it cannot', (_, wallet) => {
    expect(canPay(wallet, chain)).toBe(false)
  })

  it('when a wallet sends by itself, then it does; one that only signs hands the bytes back', async () => {
    expect(await signWithWallet(walletWith({ ...sign, ...send }), paying)).toEqual({
      signature: Uint8Array.of(7),
    })
    expect(await signWithWallet(walletWith(sign), paying)).toEqual({
      signedTransaction: Uint8Array.of(1, 2, 3),
    })
  })

  it('when the account is on another network, then that is an error of its own', async () => {
    expect((await connectWallet(walletWith(connect), chain)).address).toBe('A')
    await expect(connectWallet(walletWith(connect), 'solana:devnet')).rejects.toBeInstanceOf(NoAccountError)
  })

  it('when the network is known, then it has its name in the Wallet Standard', () => {
    const clusters = ['mainnet-beta', 'devnet', 'local'] as const
    expect(clusters.map((cluster) => chainOf({ cluster, explorerUrl: '' }))).toEqual([
      'solana:mainnet',
      'solana:devnet',
      'solana:localnet',
    ])
  })
})
