import { open, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import {
  accountHelpRoutes as routes,
  DomainError,
  noticeRoutes,
  productNoticeRoutes,
  type ProductNotice,
} from '@thumbfolio/contracts'
import { reasonOf, UsageError, type Command, type Context } from '../command.js'
import { listing, time } from '../present-table.js'

const exportTimeoutMs = 120_000
const input = ({ options }: Context, id: string) => ({ params: { id }, body: { reason: reasonOf(options) } })

export const helpCommands: readonly Command[] = [
  {
    words: 'users end-sessions',
    args: ['ID'],
    isBulk: true,
    needsReason: true,
    summary: 'End all logins of a user, who can log in again',
    async run(context, [id = '']) {
      const { user } = await context.clients.call(routes.endUserSessions, input(context, id))
      return { data: user, text: `All sessions of ${user.email} have ended.` }
    },
  },
  {
    words: 'users send-code',
    args: ['ID', 'verify|reset'],
    isBulk: true,
    needsReason: true,
    summary: 'Mail a code: to verify the e-mail, or to set a new password',
    async run(context, [id = '', purpose = '']) {
      if (purpose !== 'verify' && purpose !== 'reset')
        throw new UsageError('The code is for verify or reset.')
      const { params, body } = input(context, id)
      const { user } = await context.clients.call(routes.sendUserCode, { params, body: { ...body, purpose } })
      return { data: user, text: `A code is on its way to ${user.email}.` }
    },
  },
  {
    words: 'users unlock',
    args: ['ID'],
    isBulk: true,
    needsReason: true,
    summary: 'Forget the wrong passwords and code requests of a user',
    async run(context, [id = '']) {
      const { user } = await context.clients.call(routes.unlockUser, input(context, id))
      return { data: user, text: `${user.email} is not locked any more.` }
    },
  },
  {
    words: 'users export',
    args: ['ID', 'FILE'],
    needsReason: true,
    summary: 'Write all data of a user who cannot log in into a new ZIP file',
    async run(context, [id = '', file = '']) {
      // The file first: an export that cannot be saved must not be in the audit.
      const handle = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
        const what = error.code === 'EEXIST' ? 'exists; name a new file' : `cannot be written (${error.code})`
        throw new UsageError(`${file} ${what}.`, { cause: error })
      })
      try {
        const call = { ...input(context, id), timeoutMs: exportTimeoutMs }
        const zip = await context.clients.open(routes.exportUser, call)
        await pipeline(zip, handle.createWriteStream()).catch((cause: unknown) => {
          throw new DomainError('unavailable', { cause })
        })
      } catch (error) {
        await handle.close()
        await rm(file, { force: true })
        throw error
      }
      return { data: { file }, text: `The data are in ${file}. Hand them to their owner alone.` }
    },
  },
  {
    words: 'grants list',
    args: [],
    summary: 'Credits that wait for a second operator; --all: also decided ones',
    async run({ clients, options }) {
      const { grants } = await clients.call(routes.pendingGrants, {
        query: { state: options.all ? 'all' : 'open' },
      })
      const rows = grants.map(({ id, userId, credits, by, at, reason, decided }) => [
        id,
        userId,
        String(credits),
        by,
        time(at),
        decided ? `${decided.isGranted ? 'granted' : 'refused'} by ${decided.by}` : reason,
      ])
      const headings = ['grant', 'user', 'credits', 'by', 'at', 'reason']
      return { data: grants, text: listing(headings, rows, 'No credits wait for a second operator.') }
    },
  },
  decision('grants confirm', true, 'Grant credits that another operator asked for'),
  decision('grants refuse', false, 'Refuse credits that another operator asked for'),
  {
    words: 'maintenance status',
    args: [],
    summary: 'Whether maintenance is under way, and what is announced',
    async run({ clients }) {
      const notice = await clients.call(noticeRoutes.notice, {})
      return { data: notice, text: presentedNotice(notice) }
    },
  },
  maintenance('on', 'Refuse changes with a text and go on showing everything (--text, --until TIME)'),
  maintenance('off', 'End maintenance'),
  {
    words: 'announcement set',
    args: ['TEXT'],
    needsReason: true,
    summary: 'Show a text on every page of the app (--until TIME)',
    async run({ clients, options }, [text = '']) {
      const body = { text, reason: reasonOf(options), ...untilOf(options) }
      const notice = await clients.call(productNoticeRoutes.setAnnouncement, { body })
      return { data: notice, text: presentedNotice(notice) }
    },
  },
  {
    words: 'announcement end',
    args: [],
    needsReason: true,
    summary: 'Show no text any more',
    async run({ clients, options }) {
      const notice = await clients.call(productNoticeRoutes.setAnnouncement, {
        body: { reason: reasonOf(options) },
      })
      return { data: notice, text: presentedNotice(notice) }
    },
  },
]

function decision(words: string, isGranted: boolean, summary: string): Command {
  return {
    words,
    args: ['GRANT-ID'],
    isBulk: true,
    needsReason: true,
    summary,
    async run(context, [id = '']) {
      const { params, body } = input(context, id)
      const { pending } = await context.clients.call(routes.decideGrant, {
        params,
        body: { ...body, isGranted },
      })
      const text = `${pending.credits} credits for ${pending.userId} are ${isGranted ? 'granted' : 'refused'}.`
      return { data: pending, text }
    },
  }
}

function maintenance(state: 'on' | 'off', summary: string): Command {
  return {
    words: `maintenance ${state}`,
    args: [],
    needsReason: true,
    summary,
    async run({ clients, options }) {
      const { text } = options
      const body = {
        isOn: state === 'on',
        reason: reasonOf(options),
        ...(text !== undefined && { text }),
        ...untilOf(options),
      }
      const notice = await clients.call(productNoticeRoutes.setMaintenance, { body })
      return { data: notice, text: presentedNotice(notice) }
    },
  }
}

const untilOf = ({ until }: Context['options']) => (until === undefined ? {} : { until })

function presentedNotice({ maintenance: under, announcement }: ProductNotice): string {
  const end = (until: string | undefined) => (until === undefined ? '' : `, until ${time(until)}`)
  return [
    under ? `Maintenance since ${time(under.since)}${end(under.until)}: ${under.text}` : 'No maintenance.',
    announcement ? `Announced${end(announcement.until)}: ${announcement.text}` : 'Nothing is announced.',
  ].join('\n')
}
