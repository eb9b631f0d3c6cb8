import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createOperatorClient } from '@thumbfolio/kit/http'
import { commandTable } from '../command-table.js'
import type { Context, Options } from '../command.js'

const user = (id: string) => ({
  id,
  state: 'active',
  email: `${id}@example.org`,
  username: id,
  isVerified: true,
  createdAt: '2026-01-05T12:00:00.000Z',
  available: 3,
  held: 0,
})

/** Pages of auth by their place: a text that few accounts fit has empty ones. */
let pages: Record<string, { users: string[]; next?: string }> = {}
const calls: string[] = []
const auth = createServer(({ url = '' }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://auth')
  calls.push(searchParams.get('after') ?? '')
  const { users, next } = pages[searchParams.get('after') ?? ''] ?? { users: [] }
  const page = { users: users.map(user), ...(next !== undefined && { next }) }
  const details = { user: user('ada'), sessions: [], movements: [], isLocked: false, mailProblems: [] }
  const sites = { sites: [], drafts: [] }
  const body = pathname.endsWith('/users') ? page : pathname.endsWith('/sites') ? sites : details
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
})
beforeAll(async () => {
  auth.listen(0, '127.0.0.1')
  await once(auth, 'listening')
})
afterAll(() => void auth.close())
beforeEach(() => void calls.splice(0))

function run(words: string, args: string[], options: Partial<Options> = {}) {
  const url = `http://127.0.0.1:${(auth.address() as AddressInfo).port}`
  const urls = { auth: url, generator: url }
  const clients = createOperatorClient({ token: () => 'operator', urls })
  const context: Context = {
    config: {} as Context['config'],
    urls,
    clients,
    adminClients: clients,
    options: { readOnly: false, all: false, yes: false, ...options },
  }
  return commandTable.find((command) => command.words === words)!.run(context, args)
}
const idsIn = (data: unknown) => (data as { users: { id: string }[] }).users.map(({ id }) => id)

describe('accounts on the command line', () => {
  it('when a text fits no account of the first pages, then the search goes on to the last one', async () => {
    pages = { '': { users: [], next: 'p2' }, p2: { users: [], next: 'p3' }, p3: { users: ['ada'] } }
    const found = await run('users find', ['ada'])
    expect([calls.slice(0, 3), found.isNothing]).toEqual([['', 'p2', 'p3'], undefined])
    expect(found.text).toContain('ada@example.org')
    pages = { '': { users: [], next: 'p2' }, p2: { users: [] } }
    expect(await run('users find', ['ada'])).toMatchObject({ isNothing: true, data: { users: [] } })
  })

  it('when an account fits exactly and the page has no other, then it is shown at once', async () => {
    pages = { '': { users: ['ada'], next: 'p2' }, p2: { users: ['adam'] } }
    expect((await run('users find', ['ADA@example.org'])).text).toContain('No sites.')
    const both = { users: [{ id: 'ada' }, { id: 'adam' }] }
    expect((await run('users find', ['ad'])).data).toMatchObject(both)
    pages = { '': { users: ['ada', 'adam'] } }
    expect((await run('users find', ['ada'])).data).toMatchObject(both)
  })

  it('when there are more than the limit, then the answer has the place of the next, and all can be read', async () => {
    pages = { '': { users: ['ada', 'bob'], next: 'p2' }, p2: { users: ['ada', 'cleo'] } }
    const first = await run('users list', [], { limit: 2 })
    expect([idsIn(first.data), first.data]).toEqual([['ada', 'bob'], expect.objectContaining({ next: 'p2' })])
    expect(first.text).toContain("--after 'p2'")
    expect(idsIn((await run('users list', [], { limit: 2, after: 'p2' })).data)).toEqual(['ada', 'cleo'])
    const all = await run('users list', [], { all: true })
    expect([idsIn(all.data), all.data]).toEqual([['ada', 'bob', 'cleo'], { users: expect.any(Array) }])
  })

  it('when a list is empty, then that is an answer', async () => {
    pages = {}
    expect(await run('users list', [], { state: 'suspended' })).toEqual({
      data: { users: [] },
      text: 'There is no such user.',
    })
  })
})
