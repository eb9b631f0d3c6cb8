import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { authInternalRoutes } from '@thumbfolio/contracts'
import type { Database, Store } from '@thumbfolio/kit/store'
import { z } from 'zod'
import { accounts } from '../src/collections.js'
import type { Account } from '../src/domain/account.js'
import { api, AuthUnderTest } from './auth-under-test.js'

/** The accounts as a newer release stores them: with fields that this release does not know. */
interface NewerAccount extends Omit<Account, 'holder'> {
  readonly holder: object
  readonly review?: object
}

describe('accounts that a newer release wrote, after a rollback', () => {
  let auth: AuthUnderTest
  let newer: Store<NewerAccount>
  beforeAll(async () => {
    const wrapDatabase = (database: Database) => {
      const schema = z.custom<NewerAccount>()
      newer = database.store<NewerAccount, string, string>({ ...accounts, schema } as never)
      return database
    }
    auth = await AuthUnderTest.start({}, { wrapDatabase })
  })
  afterAll(() => auth[Symbol.asyncDispose]())

  it('when this release holds credits and changes the account, then a restriction that it does not know is kept', async () => {
    const member = await auth.member()
    const account = (await newer.find(member.userId))!
    const restricted = { at: 1, reason: 'chargeback', by: ['operator'] }
    await newer.commit({
      ...account,
      review: { state: 'open' },
      holder: { ...account.holder, restricted },
      purse: { ...account.purse, currency: 'USD' } as never,
    })
    const body = { userId: member.userId, launchId: randomUUID(), credits: 1, siteName: 'ada' }
    const held = await auth.serviceClients.call(authInternalRoutes.holdCredits, { body })
    const consent = await member.call('PUT', `${api}/consents/anthropic`, { body: { granted: true } })
    expect([held.state, consent.status]).toEqual(['held', 200])
    expect(await newer.find(member.userId)).toMatchObject({
      version: account.version + 3,
      review: { state: 'open' },
      holder: { restricted, consents: { anthropic: { granted: true } } },
      purse: { currency: 'USD' },
    })
  })

  it('when a mail of an account is in a state that this release does not know, then it is a 503 that says so, and the account stays', async () => {
    const member = await auth.member()
    const account = (await newer.find(member.userId))!
    const mails = { verify: { state: 'postponed' } }
    const postponed = await newer.commit({ ...account, holder: { ...account.holder, mails } })
    const login = await auth.post('login', { email: member.email, password: member.password })
    const ledger = await member.call('GET', `${api}/credits`)
    expect([login, ledger].map(({ status, body }) => [status, body.code])).toEqual([
      [503, 'newer-data'],
      [503, 'newer-data'],
    ])
    expect(login.body.detail).toMatch(/newer version .* Nothing was changed/)
    expect(await newer.find(member.userId)).toEqual(postponed)
  })
})
