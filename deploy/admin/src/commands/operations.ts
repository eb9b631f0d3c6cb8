import {
  authOperatorRoutes,
  DomainError,
  generatorOperatorRoutes,
  operatorPageRoutes as pageRoutes,
  paymentOperatorRoutes,
  type OperatorAction,
} from '@thumbfolio/contracts'
import { reasonOf, slowMs, type Answer, type Command, type Context } from '../command.js'
import { listing, time } from '../present-table.js'
import { evenness, readBooks } from '../read-books.js'

const standardLimit = 50
/** What one call lists at most. */
const mostRows = 500

export const operationCommands: readonly Command[] = [
  {
    words: 'incidents list',
    args: [],
    summary: 'What needs manual review, of accounts and of payments; --all: also resolved ones',
    async run({ clients, options }) {
      const state = options.all ? ('all' as const) : ('open' as const)
      const { incidents } = await clients.call(authOperatorRoutes.operatorIncidents, { query: { state } })
      const { items } = await clients.call(paymentOperatorRoutes.paymentItems, {})
      const rows = [
        ...incidents.map(({ id, kind, userId, credits, openedAt, resolved }) => [
          id,
          kind,
          time(openedAt),
          `user ${userId}, ${credits} credits${resolved ? `; resolved by ${resolved.by}: ${resolved.reason}` : ''}`,
        ]),
        ...items.map(({ kind, lamports, since, reason, transactions, orders }) => [
          transactions[0] ?? orders[0] ?? '',
          `payment: ${kind}`,
          time(since),
          `${lamports} lamports${reason && `, ${reason}`}; see payments list`,
        ]),
      ]
      const text = listing(['incident', 'kind', 'since', 'about'], rows, 'There are no open incidents.')
      return { data: { incidents, items }, text }
    },
  },
  {
    words: 'incidents resolve',
    args: ['INCIDENT-ID'],
    isBulk: true,
    needsReason: true,
    summary: 'Close an incident of an account; for money see payments',
    async run({ clients, options }, [id = '']) {
      const call = { params: { id }, body: { reason: reasonOf(options) } }
      const { incident } = await clients.call(authOperatorRoutes.resolveIncident, call)
      return { data: incident, text: `The incident ${incident.id} is resolved.` }
    },
  },
  {
    words: 'dead-letters list',
    args: [],
    summary: 'Events that a consumer gave up (--group: of one consumer)',
    async run({ clients, options: { group } }) {
      const { deadLetters } = await clients.call(pageRoutes.deadLetters, { timeoutMs: slowMs })
      const found = deadLetters.filter((letter) => group === undefined || letter.group === group)
      const rows = found.map(({ group: consumer, type, subject, id, deadAt, reason }) => [
        consumer,
        type,
        subject,
        id,
        time(deadAt),
        reason,
      ])
      const headings = ['group', 'event', 'subject', 'id', 'dead since', 'reason']
      return { data: found, text: listing(headings, rows, 'There are no dead letters.') }
    },
  },
  {
    words: 'dead-letters redrive',
    args: ['GROUP'],
    needsReason: true,
    summary: 'Hand the dead letters of a consumer to it again',
    async run({ clients, options }, [group = '']) {
      const call = { body: { group, reason: reasonOf(options) }, timeoutMs: slowMs }
      const { count } = await clients.call(pageRoutes.redriveDeadLetters, call)
      const nothing = `There are no dead letters of ${group}.`
      const text = count === 0 ? nothing : `${count} dead letter(s) go to ${group} again.`
      return { data: { count }, text, isNothing: count === 0 }
    },
  },
  {
    words: 'ledger check',
    args: [],
    summary: 'Does every balance follow from its ledger, and every paid order have its credits',
    run: checkLedger,
  },
  {
    words: 'audit',
    args: [],
    summary:
      'What operators did and looked up, newest first (--by ID, --subject, --action, --since, --until, --limit N, --all)',
    run: audit,
  },
]

/** From all services that answer. One that does not is named beside the rows of the others. */
async function audit({ clients, options }: Context): Promise<Answer> {
  const { by, subject, action, since, until } = options
  const wanted = Object.entries({ by, subject, action, since, until }).filter(
    ([, value]) => value !== undefined,
  )
  const limit = options.all ? Infinity : (options.limit ?? standardLimit)
  const query = { limit: Math.min(limit, mostRows), ...Object.fromEntries(wanted) }
  const asked = {
    auth: rowsOf(limit, (after) =>
      clients.call(authOperatorRoutes.authActions, { query: { ...query, ...after } }),
    ),
    generator: rowsOf(limit, (after) =>
      clients.call(generatorOperatorRoutes.generatorActions, { query: { ...query, ...after } }),
    ),
    payment: rowsOf(limit, (after) =>
      clients.call(paymentOperatorRoutes.paymentActions, { query: { ...query, ...after } }),
    ),
  }
  const answers = await Promise.allSettled(Object.values(asked))
  const missing = Object.keys(asked).filter((_, at) => answers[at]?.status === 'rejected')
  const [failed] = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [answer.reason as unknown] : [],
  )
  if (missing.length === answers.length || (failed !== undefined && !isAway(failed))) throw failed
  const actions = answers
    .flatMap((answer): OperatorAction[] => (answer.status === 'fulfilled' ? answer.value : []))
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, limit)
  const rows = actions.map((row) => [time(row.at), row.by, row.action, row.subject, row.about, row.reason])
  const headings = ['at', 'by', 'action', 'subject', 'about', 'reason']
  const text = listing(headings, rows, 'No operator did anything like that.')
  const note = missing.map((service) => `${service} does not answer: what operators did there is missing.`)
  return { data: actions, text, ...(note.length > 0 && { missing: note.join('\n') }) }
}

/** A page may be short and have a next one: with a filter a call reads so many rows at most. */
async function rowsOf(
  limit: number,
  read: (after: { after?: string }) => Promise<{ actions: OperatorAction[]; next?: string | undefined }>,
): Promise<OperatorAction[]> {
  const found: OperatorAction[] = []
  let next: string | undefined
  do {
    const page = await read(next === undefined ? {} : { after: next })
    found.push(...page.actions)
    next = page.next
  } while (next !== undefined && found.length < limit)
  return found
}

const isAway = (error: unknown) => error instanceof DomainError && error.code === 'unavailable'

async function checkLedger(context: Context): Promise<Answer> {
  const { accounts, uneven, payments } = await readBooks(context)
  const { settled, granted, onTheWay, withoutAccount } = payments.credits
  const lines = [
    `${accounts} accounts with credits checked.`,
    `Credits of settled orders ${settled} = granted ${granted} + on the way ${onTheWay} + account deleted ${withoutAccount}`,
    ...evenness(uneven),
  ]
  return {
    data: { accounts, credits: payments.credits, uneven },
    text: lines.join('\n'),
    isWrong: uneven.length > 0,
  }
}
