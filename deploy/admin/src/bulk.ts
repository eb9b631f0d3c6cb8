import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { DomainError } from '@thumbfolio/contracts'
import { UsageError, type Answer, type Command, type Context } from './command.js'

interface Outcome {
  readonly id: string
  readonly isDone: boolean
  readonly said: string
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

/** Runs a command for each id, one after the other. A refusal is reported and the next one is done. */
export async function runForEach(
  command: Command,
  context: Context,
  { ids: path, args }: { ids: string; args: readonly string[] },
): Promise<Answer & { readonly isRefused: boolean }> {
  const outcomes: Outcome[] = []
  for (const id of await idsIn(path)) outcomes.push(await outcomeOf(command, context, [id, ...args]))
  const refused = outcomes.filter(({ isDone }) => !isDone)
  const lines = outcomes.map(
    ({ id, isDone, said }) => `${isDone ? 'done' : 'REFUSED'}  ${id}${isDone ? '' : `  ${said}`}`,
  )
  const sum = `${outcomes.length - refused.length} of ${outcomes.length} done.`
  return { data: outcomes, text: [...lines, sum].join('\n'), isRefused: refused.length > 0 }
}

async function outcomeOf(command: Command, context: Context, args: readonly string[]): Promise<Outcome> {
  const [id = ''] = args
  try {
    const { text: said } = await command.run(context, args)
    return { id, isDone: true, said }
  } catch (error) {
    // What ends every call ends the run: the rest would be refused alike.
    const isAboutThis = error instanceof DomainError && !endsAll.has(error.code)
    if (!isAboutThis) throw error
    return { id, isDone: false, said: error.message }
  }
}

const endsAll = new Set<string>([
  'unauthenticated',
  'password-confirmation-required',
  'unavailable',
  'read-only-operator',
])
