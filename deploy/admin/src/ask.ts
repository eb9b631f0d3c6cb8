import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

/** Asks on the terminal; `hidden`: what is typed is not shown. Without a terminal it reads one line. */
export async function ask(question: string, { hidden = false } = {}): Promise<string> {
  const { stdin, stderr } = process
  if (stdin.isTTY) stderr.write(question)
  const output = hidden ? new Writable({ write: (_chunk, _encoding, done) => done() }) : stderr
  const lines = createInterface({ input: stdin, output, terminal: stdin.isTTY })
  try {
    const [line = ''] = (await Promise.race([once(lines, 'line'), once(lines, 'close')])) as [string?]
    return line
  } finally {
    lines.close()
    if (stdin.isTTY && hidden) stderr.write('\n')
  }
}
