import { randomUUID } from 'node:crypto'
import {
  accountHelpRoutes,
  authOperatorRoutes as routes,
  generatorOperatorRoutes,
  mostCreditsAtOnce,
  type OperatorUser,
} from '@thumbfolio/contracts'
import { reasonOf, UsageError, type Answer, type Command, type Context } from '../command.js'
import { listing, record, table, time } from '../present-table.js'

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

const states = ['active', 'suspended', 'unverified', 'operator', 'all'] as const
type State = (typeof states)[number]

/** What one call lists at most. */
const mostListed = 100

function limitIn(limit: number | undefined): { limit?: number } {
  if (limit === undefined) return {}
  if (limit > mostListed) throw new UsageError(`--limit is at most ${mostListed} for users, not ${limit}.`)
  return { limit }
}

function stateIn(state: string | undefined): { state?: State } {
  if (state === undefined) return {}
  const known = states.find((each) => each === state)
  if (!known) throw new UsageError(`--state is one of ${states.join(', ')}, not "${state}".`)
  return { state: known }
}

const listed = (users: readonly OperatorUser[], next: string | undefined): string => {
  const rows = users.map(({ id, state, email, username, available, createdAt }) => [
    id,
    state,
    email,
    username,
    String(available),
    time(createdAt),
  ])
  const more = next === undefined ? '' : '\n\nThere may be more: search for a longer text, or use --limit.'
  return `${table(['id', 'state', 'e-mail', 'user name', 'credits', 'created'], rows)}${more}`
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
      const { limit, state } = context.options
      const asked = { query, ...limitIn(limit), ...stateIn(state) }
      const { users, next } = await context.clients.call(routes.operatorUsers, { query: asked })
      const [only] = users
      if (only && users.length === 1) return showUser(context, only.id)
      const text = users.length === 0 ? 'There is no such user.' : listed(users, next)
      return { data: users, text, isNothing: users.length === 0 }
    },
  },
  {
    words: 'users list',
    args: [],
    summary: 'Accounts, newest first (--state active|suspended|unverified|operator, --limit N)',
    async run({ clients, options: { state, limit } }) {
      const query = { ...limitIn(limit), ...stateIn(state) }
      const { users, next } = await clients.call(routes.operatorUsers, { query })
      const text = users.length === 0 ? 'There is no such user.' : listed(users, next)
      return { data: users, text, isNothing: users.length === 0 }
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
