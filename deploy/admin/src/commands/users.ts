import { randomUUID } from 'node:crypto'
import { authOperatorRoutes as routes, mostCreditsAtOnce, type OperatorUser } from '@thumbfolio/contracts'
import { reasonOf, UsageError, type Answer, type Command, type Context } from '../command.js'
import { record, time } from '../present-table.js'

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

const input = ({ options }: Context, id: string) => ({
  params: { id },
  body: { reason: reasonOf(options) },
})

export const userCommands: readonly Command[] = [
  {
    words: 'users find',
    args: ['ID|EMAIL|NAME'],
    summary: 'Find an account by its id, e-mail or user name',
    async run({ clients }, [query = '']) {
      const { users } = await clients.call(routes.operatorUsers, { query: { query } })
      const text = users.map(presented).join('\n\n') || 'There is no such user.'
      return { data: users, text, isNothing: users.length === 0 }
    },
  },
  {
    words: 'users suspend',
    args: ['ID'],
    needsReason: true,
    summary: 'End all sessions of a user and refuse logins; the reason is shown to them. Sites stay up',
    run: async (context, [id = '']) =>
      changed(await context.clients.call(routes.suspendUser, input(context, id))),
  },
  {
    words: 'users resume',
    args: ['ID'],
    needsReason: true,
    summary: 'Let a suspended user log in again',
    run: async (context, [id = '']) =>
      changed(await context.clients.call(routes.resumeUser, input(context, id))),
  },
  {
    words: 'users erase',
    args: ['ID'],
    needsReason: true,
    isFinal: true,
    summary: 'Delete an account, its resumes and its sites',
    run: async (context, [id = '']) =>
      changed(await context.clients.call(routes.eraseUser, input(context, id))),
  },
  {
    words: 'credits grant',
    args: ['USER-ID', 'CREDITS'],
    needsReason: true,
    summary: 'Grant credits; the same --reference again changes nothing',
    run: (context, [id = '', credits = '']) => changeCredits(context, id, numberIn(credits)),
  },
  {
    words: 'credits take-back',
    args: ['USER-ID', 'CREDITS'],
    needsReason: true,
    summary: 'Take credits back that no launch holds; the same --reference again changes nothing',
    run: (context, [id = '', credits = '']) => changeCredits(context, id, -numberIn(credits)),
  },
]

async function changeCredits(context: Context, id: string, credits: number): Promise<Answer> {
  const { reference = randomUUID() } = context.options
  const { params, body } = input(context, id)
  const call = { params, body: { ...body, credits, reference } }
  const { user, isNew } = await context.clients.call(routes.changeCredits, call)
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
