import { describe, expect, it } from '@jest/globals'
import { loadConfig } from '@thumbfolio/kit/base'
import { clusterOf, PaymentConfig } from './config.js'

const reasonsOf = (environment: Record<string, string>): string => {
  try {
    loadConfig(PaymentConfig, environment)
    return ''
  } catch (error) {
    return String(error)
  }
}
const wallet = '4Nd1mYQmqmYJp8vY7bVZ5d2xJx4kz7q6w6m7QvYyqXhN'
const other = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'

describe('the payment configuration', () => {
  it('when the environment is empty, then it stands, on a local chain that nobody named', () => {
    const config = loadConfig(PaymentConfig, {})
    expect([config.SOLANA_RPC_URL, config.SOLANA_ADMIN_WALLET, clusterOf(config)]).toEqual([
      undefined,
      undefined,
      'local',
    ])
  })

  it('when several nodes and wallets are named, then they are read in order and trimmed', () => {
    const config = loadConfig(PaymentConfig, {
      SOLANA_RPC_URL: 'https://one/key, https://two/?token=x',
      SOLANA_ADMIN_WALLET: ` ${wallet},${other} `,
    })
    expect(config.SOLANA_RPC_URL).toEqual(['https://one/key', 'https://two/?token=x'])
    expect(config.SOLANA_ADMIN_WALLET).toEqual([wallet, other])
  })

  it('when it is for production, then mainnet is the chain and all that is missing is named', () => {
    const reasons = reasonsOf({ NODE_ENV: 'production' })
    for (const name of ['SOLANA_RPC_URL', 'SOLANA_ADMIN_WALLET'])
      expect(reasons).toContain(`${name}: required`)
    expect(reasons).not.toContain('SOLANA_CLUSTER')
    expect(clusterOf({ NODE_ENV: 'production' })).toBe('mainnet-beta')
    expect(reasonsOf({ NODE_ENV: 'production', SOLANA_CLUSTER: 'local' })).toContain(
      'SOLANA_CLUSTER: the local',
    )
  })

  it('when production would ask over plain http, then it is refused, but on loopback', () => {
    const refusal = 'SOLANA_RPC_URL: must be https'
    const of = (SOLANA_RPC_URL: string) => reasonsOf({ NODE_ENV: 'production', SOLANA_RPC_URL })
    expect(of('https://one,http://node.example.org')).toContain(refusal)
    expect(of('http://127.0.0.1:8899,http://localhost:8899')).not.toContain(refusal)
  })

  it('when the wallet whose key is public would take real money, then it is refused', () => {
    const of = (SOLANA_CLUSTER: string) =>
      reasonsOf({ SOLANA_CLUSTER, SOLANA_ADMIN_WALLET: 'FZDBMUSWd6D8GKHD8qL4q8sCg5EkLKie5Zxyy18wu54L' })
    expect(of('mainnet-beta')).toContain('SOLANA_ADMIN_WALLET: is the development wallet')
    expect(of('local')).toBe('')
  })

  it.each([
    ['SOLANA_RPC_URL', 'node:8899'],
    ['SOLANA_CLUSTER', 'mainnet'],
    ['SOLANA_ADMIN_WALLET', 'my wallet'],
    ['SOLANA_ADMIN_WALLET', `${wallet},${wallet}`],
  ])('when %s is %s, then it is refused', (name, value) => {
    expect(reasonsOf({ [name]: value })).toContain(name)
  })
})
