import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { DomainError } from '@thumbfolio/contracts'
import { UsageError, type Answer, type Command, type Context } from './command.js'

interface Outcome {
  readonly id: string
  readonly state: 'done' | 'waiting' | 'refused' | 'not-tried'
  readonly said: string
}

/** The result for each id; `ended` is the error that ended the run early. */
export interface BulkAnswer extends Answer {
  readonly ended?: Error
}

/** The ids in a file, one a line; empty lines and those after `#` are left out. */
async function idsIn(path: string): Promise<string[]> {
  const content = await (path === '-' ? text(process.stdin) : readFile(path, 'utf8')).catch(
    (error: Error) => {
      throw new UsageError(`--ids: ${path} cannot be read: ${error.message}`, { cause: error })
    },
  )
  const ids = content
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  if (ids.length === 0) throw new UsageError(`--ids: there are no ids in ${path}.`)
  return [...new Set(ids)]
}

/**
 * Runs a command for each id, one after the other. A refusal is reported and the next one is done. What ends every call ends
 * the run, and the answer still says what was done. All have one reference, so that the same run again repeats nothing.
 */
export async function runForEach(
  command: Command,
  context: Context,
  { ids: path, args }: { ids: string; args: readonly string[] },
): Promise<BulkAnswer> {
  const { reference = randomUUID() } = context.options
  const withReference = { ...context, options: { ...context.options, reference } }
  const ids = await idsIn(path)
  const outcomes: Outcome[] = []
  let ended: Error | undefined
  try {
    for (const id of ids) outcomes.push(await outcomeOf(command, withReference, [id, ...args]))
  } catch (error) {
    if (outcomes.length === 0) throw error
    ended = error as Error
  }
  for (const id of ids.slice(outcomes.length)) outcomes.push({ id, state: 'not-tried', said: '' })
  const lines = outcomes.map(({ id, state, said }) => `${labels[state]}  ${id}${said && `  ${said}`}`)
  const sum = [
    `${countOf(outcomes, 'done')} of ${outcomes.length} done.`,
    ...(countOf(outcomes, 'waiting') > 0 ? [`${countOf(outcomes, 'waiting')} wait.`] : []),
    ...(command.hasReference ? [`Run it again with --reference ${reference}: nothing is done twice.`] : []),
  ].join(' ')
  return {
    data: outcomes,
    text: [...lines, sum].join('\n'),
    isRefused: countOf(outcomes, 'refused') > 0,
    isWaiting: countOf(outcomes, 'waiting') > 0,
    ...(ended && { ended }),
  }
}

const labels = { done: 'done', waiting: 'WAITS', refused: 'REFUSED', 'not-tried': 'NOT TRIED' } as const

const countOf = (outcomes: readonly Outcome[], wanted: Outcome['state']): number =>
  outcomes.filter(({ state }) => state === wanted).length

async function outcomeOf(command: Command, context: Context, args: readonly string[]): Promise<Outcome> {
  const [id = ''] = args
  try {
    const { text: said, isWaiting } = await command.run(context, args)
    return isWaiting ? { id, state: 'waiting', said } : { id, state: 'done', said: '' }
  } catch (error) {
    // An error that every call would get ends the run: the other ids would get it too.
    const isAboutThis = error instanceof DomainError && !endsAll.has(error.code)
    if (!isAboutThis) throw error
    return { id, state: 'refused', said: error.message }
  }
}

const endsAll = new Set<string>([
  'unauthenticated',
  'password-confirmation-required',
  'unavailable',
  'chain-unavailable',
  'read-only-operator',
])
