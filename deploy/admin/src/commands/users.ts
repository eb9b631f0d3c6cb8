import { randomUUID } from 'node:crypto'
import {
  AccountState,
  accountHelpRoutes,
  authOperatorRoutes as routes,
  generatorOperatorRoutes,
  isExactly,
  mostCreditsAtOnce,
  type OperatorUser,
} from '@thumbfolio/contracts'
import { reasonOf, slowMs, UsageError, type Answer, type Command, type Context } from '../command.js'
import { listing, record, time } from '../present-table.js'

const presented = (user: OperatorUser): string =>
  record([
    ['id', user.id],
    ['state', user.state],
    ['e-mail', `${user.email}${user.isVerified ? '' : ' (not verified)'}`],
    ['user name', user.username],
    ['created', time(user.createdAt)],
    ['credits', `${user.available} to spend, ${user.held} held by launches`],
    ...(user.suspended
      ? [['suspended', `${time(user.suspended.at)}: ${user.suspended.reason}`] as const]
      : []),
  ])

const changed = ({ user }: { user: OperatorUser }): Answer => ({ data: user, text: presented(user) })

/** What one call lists at most. */
const mostListed = 100
const standardListed = 20

function stateIn(state: string | undefined): { state?: AccountState } {
  if (state === undefined) return {}
  const known = AccountState.safeParse(state).data
  if (!known) throw new UsageError(`--state is one of ${AccountState.options.join(', ')}, not "${state}".`)
  return { state: known }
}

/**
 * The accounts that the options ask for. A page may be short, or empty, and have a next one: one call reads so many accounts at
 * most. An account that fits exactly comes first, may come again in its place, and is the answer where the first page has no other.
 */
async function accountsOf({ clients, options }: Context, query?: string): Promise<FoundAccounts> {
  const { state, limit = standardListed, all, after } = options
  const wanted = { ...(query !== undefined && { query }), ...stateIn(state) }
  const found = new Map<string, OperatorUser>()
  let next = after
  do {
    const page = {
      limit: all ? mostListed : Math.min(limit - found.size, mostListed),
      ...(next !== undefined && { after: next }),
    }
    const call = { query: { ...wanted, ...page }, timeoutMs: slowMs }
    const answer = await clients.call(routes.operatorUsers, call)
    for (const user of answer.users) if (!found.has(user.id)) found.set(user.id, user)
    next = answer.next
    const [only] = answer.users
    if (only && found.size === 1 && query !== undefined && isExactly(only, query)) return { users: [only] }
  } while (next !== undefined && (all || found.size < limit))
  return { users: [...found.values()], ...(next !== undefined && { next }) }
}

interface FoundAccounts {
  readonly users: readonly OperatorUser[]
  /** Absent where these are all. */
  readonly next?: string
}

function listed({ users, next }: FoundAccounts): string {
  const rows = users.map(({ id, state, email, username, available, createdAt }) => [
    id,
    state,
    email,
    username,
    String(available),
    time(createdAt),
  ])
  const headings = ['id', 'state', 'e-mail', 'user name', 'credits', 'created']
  const more = next === undefined ? '' : `\n\nThere are more: add --after '${next}', or --all.`
  return `${listing(headings, rows, 'There is no such user.')}${more}`
}

async function showUser({ clients }: Context, id: string): Promise<Answer> {
  const call = { params: { id } }
  const details = await clients.call(accountHelpRoutes.operatorUser, call)
  const { sites, drafts } = await clients.call(generatorOperatorRoutes.sitesOfUser, call)
  const { user, sessions, movements, isLocked, mailProblems } = details
  const notes = [
    ...(isLocked ? ['locked       too many wrong passwords: users unlock'] : []),
    ...mailProblems.map(({ purpose, reason }) => `mail         ${purpose}: ${reason}`),
  ]
  const parts = [
    [presented(user), ...notes].join('\n'),
    listing(
      ['site', 'status', 'address'],
      sites.map(({ name, status, url }) => [name, status, url]),
      'No sites.',
    ),
    listing(
      ['login', 'until'],
      sessions.map(({ startedAt, expiresAt }) => [time(startedAt), time(expiresAt)]),
      'No logins.',
    ),
    listing(
      ['at', 'credits', 'number', 'site', 'reference'],
      movements.map(({ at, kind, credits, siteName, reference }) => [
        time(at),
        kind,
        String(credits),
        siteName,
        reference,
      ]),
      'No movements of credits.',
    ),
  ]
  return { data: { ...details, sites, drafts }, text: parts.join('\n\n') }
}

const input = ({ options }: Context, id: string) => ({
  params: { id },
  body: { reason: reasonOf(options) },
})

export const userCommands: readonly Command[] = [
  {
    words: 'users find',
    args: ['ID|EMAIL|NAME'],
    summary:
      'Find accounts by id, or by a part of their e-mail or user name; one alone is shown with sites, logins, credits',
    async run(context, [query = '']) {
      const found = await accountsOf(context, query)
      const [only] = found.users
      if (only && found.users.length === 1 && found.next === undefined) return showUser(context, only.id)
      return { data: found, text: listed(found), isNothing: found.users.length === 0 }
    },
  },
  {
    words: 'users list',
    args: [],
    summary:
      'Accounts, newest first (--state active|suspended|unverified|operator, --limit N, --after PLACE, --all)',
    async run(context) {
      const found = await accountsOf(context)
      return { data: found, text: listed(found) }
    },
  },
  {
    words: 'users show',
    args: ['ID'],
    summary: 'An account with its sites, logins, movements of credits, lock and undelivered mails',
    run: (context, [id = '']) => showUser(context, id),
  },
  {
    words: 'users suspend',
    args: ['ID'],
    isBulk: true,
    needsReason: true,
    summary: 'End all sessions of a user and refuse logins; the reason is shown to them. Sites stay up',
    run: async (context, [id = '']) =>
      changed(await context.clients.call(routes.suspendUser, input(context, id))),
  },
  {
    words: 'users resume',
    args: ['ID'],
    isBulk: true,
    needsReason: true,
    summary: 'Let a suspended user log in again',
    run: async (context, [id = '']) =>
      changed(await context.clients.call(routes.resumeUser, input(context, id))),
  },
  {
    words: 'users erase',
    args: ['ID'],
    isBulk: true,
    needsReason: true,
    isFinal: true,
    summary: 'Delete an account, its resumes and its sites',
    run: async (context, [id = '']) =>
      changed(await context.clients.call(routes.eraseUser, input(context, id))),
  },
  {
    words: 'credits grant',
    args: ['USER-ID', 'CREDITS'],
    isBulk: true,
    hasReference: true,
    needsReason: true,
    summary: 'Grant credits; the same --reference again changes nothing',
    run: (context, [id = '', credits = '']) => changeCredits(context, id, numberIn(credits)),
  },
  {
    words: 'credits take-back',
    args: ['USER-ID', 'CREDITS'],
    isBulk: true,
    hasReference: true,
    needsReason: true,
    summary: 'Take credits back that no launch holds; the same --reference again changes nothing',
    run: (context, [id = '', credits = '']) => changeCredits(context, id, -numberIn(credits)),
  },
]

async function changeCredits(context: Context, id: string, credits: number): Promise<Answer> {
  const { reference = randomUUID() } = context.options
  const { params, body } = input(context, id)
  const call = { params, body: { ...body, credits, reference } }
  const done = await context.clients.call(routes.changeCredits, call)
  if ('pending' in done) {
    const text = `A second operator has to confirm it: thumbfolio-admin grants confirm ${done.pending.id} --reason "..."`
    return { data: done, text, isWaiting: true }
  }
  const { user, isNew } = done
  const said = isNew
    ? `Done, under the reference ${reference}.`
    : `This was done before under the reference ${reference}; nothing has changed.`
  return { data: { user, isNew, reference }, text: `${said}\n\n${presented(user)}` }
}

function numberIn(text: string): number {
  const credits = Number(text)
  if (!/^\d+$/.test(text) || credits < 1 || credits > mostCreditsAtOnce)
    throw new UsageError(
      `"${text}" is not a number of credits: use a whole number from 1 to ${mostCreditsAtOnce}.`,
    )
  return credits
}
