/**
 * `make reconcile`: makes the services agree after a restore, each by its own tool on its own store. With CHECK=1 it
 * changes nothing. Exit status: 0 everything agrees now, 1 something waits or needs a person.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const unavailable = 69

/** Lines that the tool of a service prints, after it was given others. */
async function* linesOf(service, given = []) {
  const tool = fileURLToPath(new URL(`../../../services/${service}/bin/reconcile.mjs`, import.meta.url))
  const child = spawn(process.execPath, [tool], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => child.once('close', resolve))
  child.stdin.on('error', () => undefined)
  child.stdin.end(given.map((line) => `${JSON.stringify(line)}\n`).join(''))
  for await (const line of createInterface({ input: child.stdout })) yield JSON.parse(line)
  const status = await ended
  if (status !== 0) {
    console.error(`The store of ${service} could not be reconciled (exit status ${status}).`)
    process.exit(unavailable)
  }
}

const said = { fixed: 'fixed ', waiting: 'open  ', manual: 'MANUAL' }
const counts = { fixed: 0, waiting: 0, manual: 0 }
const facts = []

function take(line) {
  if (line.kind !== 'finding') return facts.push(line)
  counts[line.outcome]++
  console.log(`${said[line.outcome]} ${line.text}`)
}

for (const service of ['generator', 'payment', 'resume'])
  for await (const line of linesOf(service)) take(line)
for await (const line of linesOf('auth', facts)) take(line)

const { fixed, waiting, manual } = counts
console.log(
  `${facts.length} launches and paid orders compared: ${fixed} fixed, ${waiting} open, ${manual} need manual review.`,
)
process.exitCode = waiting + manual > 0 ? 1 : 0
