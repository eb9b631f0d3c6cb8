import { parseArgs } from 'node:util'
import { UsageError, type Command, type Options } from './command.js'
import { commandTable, usage } from './command-table.js'

/** A command as it was typed. */
export interface Parsed {
  readonly command: Command
  readonly args: readonly string[]
  readonly options: Options
  readonly isJson: boolean
  /** A file with one id a line, `-` for the standard input: the command runs for each. */
  readonly ids?: string
}

const flags = {
  reason: { type: 'string' },
  reference: { type: 'string' },
  group: { type: 'string' },
  limit: { type: 'string' },
  state: { type: 'string' },
  by: { type: 'string' },
  subject: { type: 'string' },
  action: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  after: { type: 'string' },
  text: { type: 'string' },
  to: { type: 'string' },
  ids: { type: 'string' },
  'read-only': { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

/** Passed on to the command as they are typed. */
const textFlags = [
  'reason',
  'reference',
  'group',
  'state',
  'by',
  'subject',
  'action',
  'text',
  'after',
  'to',
] as const

/** Reads a command line; undefined where only the usage is wanted. @throws UsageError that says what to type */
export function parseArguments(words: readonly string[]): Parsed | undefined {
  const { values, positionals } = readFlags(words)
  if (values.help || positionals.length === 0) return undefined
  const command = commandTable.find(
    ({ words: wanted }) => wanted === positionals.slice(0, wanted.split(' ').length).join(' '),
  )
  if (!command) throw new UsageError(unknownCommand(positionals))
  const args = positionals.slice(command.words.split(' ').length)
  const { ids } = values
  if (ids !== undefined && !command.isBulk)
    throw new UsageError(`${command.words} takes one at a time: leave --ids out.`)
  // The ids replace the first argument.
  if (args.length !== command.args.length - (ids === undefined ? 0 : 1))
    throw new UsageError(`This command is used like this:\n\n${usage([command])}`)
  if (command.needsReason && (values.reason ?? '').trim() === '')
    throw new UsageError(`${command.words} needs a reason: add --reason "why".`)
  if (command.isFinal && !values.yes)
    throw new UsageError(`${command.words} cannot be undone: add --yes when you are sure.`)
  const { all, yes, limit, since, until } = values
  const given = textFlags.flatMap<[string, string]>((name) =>
    values[name] === undefined ? [] : [[name, values[name]]],
  )
  return {
    command,
    args,
    isJson: values.json,
    ...(ids !== undefined && { ids }),
    options: {
      all,
      yes,
      readOnly: values['read-only'],
      ...Object.fromEntries(given),
      ...(limit !== undefined && { limit: limitIn(limit) }),
      ...(since !== undefined && { since: timeIn('--since', since) }),
      ...(until !== undefined && { until: timeIn('--until', until) }),
    },
  }
}

function readFlags(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: flags, allowPositionals: true })
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage()}`, { cause: error })
  }
}

function unknownCommand(positionals: readonly string[]): string {
  const near = commandTable.filter(({ words }) => words.split(' ')[0] === positionals[0])
  return near.length > 0
    ? `There is no command "${positionals.slice(0, 2).join(' ')}". These begin like it:\n\n${usage(near)}`
    : `There is no command "${positionals[0]}".\n\n${usage()}`
}

function timeIn(flag: string, text: string): string {
  const at = Date.parse(text)
  if (Number.isNaN(at)) throw new UsageError(`${flag} is a time such as 2026-05-01T12:00Z, not "${text}".`)
  return new Date(at).toISOString()
}

function limitIn(text: string): number {
  const limit = Number(text)
  if (!Number.isInteger(limit) || limit < 1 || limit > 500)
    throw new UsageError(`--limit is a whole number from 1 to 500, not "${text}".`)
  return limit
}
