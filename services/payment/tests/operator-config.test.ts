import { describe, expect, it } from '@jest/globals'
import { loadConfig } from '@thumbfolio/kit/base'
import { OperatorConfig } from '../src/config.js'

const refusalOf = (environment: Record<string, string>): string => {
  try {
    loadConfig(OperatorConfig, environment)
    return ''
  } catch (error) {
    return String(error)
  }
}

describe('what make payments is told', () => {
  it('when nothing is said, then it lists', () => {
    const { ASSIGN, SETTLE, REFUNDED, EXPLAINED, REPORT, DATA_DIR } = loadConfig(OperatorConfig, {
      ASSIGN: '',
    })
    expect([ASSIGN, SETTLE, REFUNDED, EXPLAINED, REPORT]).toEqual(Array(5).fill(undefined))
    expect(DATA_DIR).toBe('./.data')
  })

  it.each([
    [{ ASSIGN: 's' }, ['ASSIGN needs ORDER', 'ASSIGN needs REASON']],
    [{ SETTLE: 'o' }, ['SETTLE needs REASON']],
    [{ REFUNDED: 'o', REASON: 'r' }, ['REFUNDED needs SIGNATURE']],
    [{ REFUNDED: 'o', SIGNATURE: 's', REASON: ' ' }, ['REASON']],
    [{ SETTLE: 'o', REPORT: '1', REASON: 'r' }, ['one command at a time: SETTLE or REPORT']],
    [{ REFUNDED: 'o', SIGNATURE: 's', REASON: 'r', TO: 'me' }, ['TO: must be an address in base58']],
    [{ NODE_ENV: 'production' }, ['SOLANA_RPC_URL: required', 'SOLANA_ADMIN_WALLET: required']],
  ])('when %j is said, then what is missing is named', (environment, texts) => {
    for (const text of texts) expect(refusalOf(environment)).toContain(text)
  })
})
