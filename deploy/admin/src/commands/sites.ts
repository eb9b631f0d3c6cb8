import {
  generatorOperatorRoutes as routes,
  type AbuseReport,
  type OperatorDraft,
  type OperatorLaunch,
  type OperatorTakedown,
} from '@thumbfolio/contracts'
import { reasonOf, slowMs, type Answer, type Command, type Context } from '../command.js'
import { listing, record, table, time } from '../present-table.js'

const launchRow = ({ id, status, problem = '', model, requestedAt }: OperatorLaunch) => [
  id,
  status,
  problem,
  model,
  time(requestedAt),
]
const launchHeadings = ['launch', 'status', 'problem', 'model', 'requested']

const presentedLaunch = (launch: OperatorLaunch): string =>
  record([
    ['launch', launch.id],
    ['site', launch.siteName],
    ['owner', launch.ownerId],
    ['status', `${launch.status}${launch.problem === undefined ? '' : `: ${launch.problem}`}`],
    ['model', `${launch.model}, composed by ${launch.composer}`],
    ['resume', launch.resumeId],
    ['requested', time(launch.requestedAt)],
    ['finished', launch.finishedAt === undefined ? '' : time(launch.finishedAt)],
    ...(launch.tries === undefined ? [] : [['tries', String(launch.tries)] as const]),
  ])

const presentedTakedown = ({ name, at, by, reason, ownerId, lifted }: OperatorTakedown): string =>
  record([
    ['name', name],
    ['taken down', `${time(at)} by ${by}: ${reason}`],
    ['owner', ownerId ?? 'none'],
    ...(lifted ? [['put back', `${time(lifted.at)} by ${lifted.by}: ${lifted.reason}`] as const] : []),
  ])

const launchAnswer = ({ launch }: { launch: OperatorLaunch }): Answer => ({
  data: launch,
  text: presentedLaunch(launch),
})
const takedownAnswer = ({ takedown }: { takedown: OperatorTakedown }): Answer => ({
  data: takedown,
  text: presentedTakedown(takedown),
})
/** The host label of an address; a name stays as it is. */
const labelIn = (text: string): string => text.replace(/^https?:\/\//, '').split(/[.:/]/)[0] ?? ''

const presentedDraft = ({ url, siteName, ownerId, createdAt, expiresAt }: OperatorDraft): string =>
  record([
    ['draft', url],
    ['for', siteName],
    ['owner', ownerId],
    ['made', time(createdAt)],
    ['ends', time(expiresAt)],
  ])

const furtherText = ({ count, kept }: NonNullable<AbuseReport['further']>): string =>
  [`${count} more`, ...kept.map(({ kind, text, email }) => `${kind}: ${text}${email && ` (${email})`}`)].join(
    '\n',
  )

const body = ({ options }: Context) => ({ reason: reasonOf(options) })
const state = ({ options }: Context) => ({ state: options.all ? ('all' as const) : ('open' as const) })

export const siteCommands: readonly Command[] = [
  {
    words: 'sites show',
    args: ['NAME'],
    summary:
      'A name, or the address of a preview: its site or draft, its last launches, its takedown, and where it moved to',
    async run({ clients }, [name = '']) {
      const found = await clients.call(routes.operatorSite, { params: { name: labelIn(name) } })
      const { site, draft, takedown, movedTo } = found
      const parts = [
        site &&
          record([
            ['site', site.name],
            ['address', site.url],
            ['owner', site.ownerId],
            ['status', `${site.status}, version ${site.liveVersion}`],
            ...(site.repositoryRefused === undefined
              ? []
              : [['repository', `refused: ${site.repositoryRefused}`] as const]),
          ]),
        draft && presentedDraft(draft),
        movedTo !== undefined && `The site moved: its name is ${movedTo} now.`,
        takedown && presentedTakedown(takedown),
        site && site.launches.length > 0 && table(launchHeadings, site.launches.map(launchRow)),
      ]
      const known = parts.filter(Boolean)
      const text = known.join('\n\n') || `There is no site ${name}.`
      return { data: found, text, isNothing: known.length === 0 }
    },
  },
  {
    words: 'sites takedown',
    args: ['NAME'],
    isBulk: true,
    needsReason: true,
    summary: 'Show nothing under a name and block it; the reason is shown to its owner',
    run: async (context, [name = '']) =>
      takedownAnswer(await context.clients.call(routes.takeDown, { params: { name }, body: body(context) })),
  },
  {
    words: 'users takedown-sites',
    args: ['ID'],
    isBulk: true,
    needsReason: true,
    summary: 'Take every site of a user down and remove their drafts; suspend the user first',
    async run(context, [id = '']) {
      const call = { params: { id }, body: body(context), timeoutMs: slowMs }
      const done = await context.clients.call(routes.takeDownSitesOfUser, call)
      const names = done.takedowns.map(({ name }) => name)
      const text = [
        names.length === 0 ? 'The user has no sites.' : `Taken down: ${names.join(', ')}.`,
        `Removed drafts: ${done.drafts}.`,
      ].join('\n')
      return { data: done, text }
    },
  },
  {
    words: 'sites put-back',
    args: ['NAME'],
    isBulk: true,
    needsReason: true,
    summary: 'Undo a takedown',
    run: async (context, [name = '']) =>
      takedownAnswer(await context.clients.call(routes.putBack, { params: { name }, body: body(context) })),
  },
  {
    words: 'drafts list',
    args: ['USER-ID'],
    summary: 'The drafts of a user, with the addresses of their previews',
    async run({ clients }, [id = '']) {
      const { drafts } = await clients.call(routes.sitesOfUser, { params: { id } })
      return { data: drafts, text: drafts.map(presentedDraft).join('\n\n') || 'There are no drafts.' }
    },
  },
  {
    words: 'drafts takedown',
    args: ['ADDRESS'],
    isBulk: true,
    needsReason: true,
    summary: 'Remove a draft; its preview shows nothing from then on',
    async run(context, [address = '']) {
      const call = { params: { name: labelIn(address) }, body: body(context) }
      const { draft } = await context.clients.call(routes.takeDraftDown, call)
      return { data: draft, text: `The draft of ${draft.ownerId} for ${draft.siteName} is removed.` }
    },
  },
  {
    words: 'sites copy',
    args: ['NAME'],
    isBulk: true,
    needsReason: true,
    summary: 'Copy a site to GitHub again, which refused it',
    async run(context, [name = '']) {
      const call = { params: { name }, body: body(context) }
      const copied = await context.clients.call(routes.retryCopy, call)
      return { data: copied, text: `${copied.name} is copied again. sites show says when it is refused.` }
    },
  },
  {
    words: 'sites takedowns',
    args: [],
    summary: 'The names that are taken down; --all: also those that were put back',
    async run(context) {
      const { takedowns } = await context.clients.call(routes.takedowns, { query: state(context) })
      const rows = takedowns.map(({ name, at, by, reason, lifted }) => [
        name,
        time(at),
        by,
        lifted ? `put back ${time(lifted.at)}` : 'down',
        reason,
      ])
      const headings = ['name', 'taken down', 'by', 'state', 'reason']
      return { data: takedowns, text: listing(headings, rows, 'No site is taken down.') }
    },
  },
  {
    words: 'launches show',
    args: ['LAUNCH-ID'],
    summary: 'One launch',
    run: async ({ clients }, [id = '']) =>
      launchAnswer(await clients.call(routes.operatorLaunch, { params: { id } })),
  },
  {
    words: 'launches cancel',
    args: ['LAUNCH-ID'],
    isBulk: true,
    needsReason: true,
    summary: 'End a running launch: the page before is shown again and the credits are free',
    run: async (context, [id = '']) =>
      launchAnswer(await context.clients.call(routes.cancelLaunch, { params: { id }, body: body(context) })),
  },
  {
    words: 'launches retry',
    args: ['LAUNCH-ID'],
    isBulk: true,
    needsReason: true,
    summary: 'Start the last launch of a site again, which failed; it holds the credits of its owner',
    run: async (context, [id = '']) =>
      launchAnswer(await context.clients.call(routes.retryLaunch, { params: { id }, body: body(context) })),
  },
  {
    words: 'reports list',
    args: [],
    summary: 'What visitors reported about sites; --all: also closed ones',
    async run(context) {
      const { reports } = await context.clients.call(routes.abuseReports, { query: state(context) })
      const text = reports
        .map(({ id, siteName, ownerId, host, kind, text: words, email, at, further, closed }) =>
          record([
            ['report', id],
            ['site', `${siteName} (${host})`],
            ['owner', ownerId ?? 'no site has this name now'],
            ['at', time(at)],
            ['kind', kind],
            ['text', words],
            ['from', email || 'no e-mail'],
            ...(further ? [['further', furtherText(further)] as const] : []),
            ...(closed ? [['closed', `${time(closed.at)} by ${closed.by}: ${closed.reason}`] as const] : []),
          ]),
        )
        .join('\n\n')
      return { data: reports, text: text || 'There are no open reports.' }
    },
  },
  {
    words: 'reports close',
    args: ['REPORT-ID'],
    isBulk: true,
    needsReason: true,
    summary: 'Close a report, with what was done about it',
    async run(context, [id = '']) {
      const call = { params: { id }, body: body(context) }
      const { report } = await context.clients.call(routes.closeReport, call)
      return { data: report, text: `The report of ${report.siteName} is closed.` }
    },
  },
]
