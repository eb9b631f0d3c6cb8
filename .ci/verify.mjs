/**
 * Runs every gate, whatever the ones before said, and ends with 'N passed, N failed':
 * a test counts as one, and so does each gate that is not a suite.
 * A failed test file of the suites with engines or a browser is retried once when everything else has ended. If the retry
 * passes, it counts as passed and the report names it.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'

/** Every gate needs them, so they run first and alone. */
const preparations = ['setup', 'build']
const gates = ['format', 'lint', 'boundaries', 'types', 'docs-check', 'test-alerts', 'alarm-check']
const suites = ['test', 'test-int', 'test-e2e', 'test-chaos', 'test-compose', 'test-chart']
/** The longest first, so that no lane ends long before the other. */
const queue = [
  'test',
  'test-e2e',
  'test-int',
  'test-chaos',
  'test-compose',
  'test-chart',
  'alarm-check',
  'lint',
  'types',
  'format',
]
queue.push(...gates.filter((name) => !queue.includes(name)))
/** Gates that run at the same time. A suite waits half of its time, for processes and timeouts: three keep two cores busy. */
const lanes = 3
/** The suites that may pass without a result: there may be no Docker, and no Go. */
const mayBeSkipped = ['test-compose', 'test-chart']
/** Suites that are sensitive to a busy machine. Unit tests are not retried. */
const retriedSuites = ['test-int', 'test-e2e', 'test-chaos', 'test-compose']
/** With more failed files the product is broken, not the machine busy. */
const maxRetriedFiles = 3
/** Without the flags of the make that called: with `-i` or `-n` every gate would pass. CI lints without a cache. */
const environment = ['-u', 'MAKEFLAGS', '-u', 'GNUMAKEFLAGS', 'CI=true']
const slowestCount = 10

const startedAt = performance.now()
const rows = new Map()
mkdirSync('.make', { recursive: true })
for (const name of preparations) {
  rows.set(name, await run(name))
  if (name === 'setup' && rows.get(name).failed > 0) queue.length = 0
  if (queue.length === 0) break
}
await Promise.all(
  Array.from({ length: lanes }, async () => {
    for (let name = queue.shift(); name; name = queue.shift()) rows.set(name, await run(name))
  }),
)
for (const name of retriedSuites) if (rows.has(name)) rows.set(name, await withRetry(rows.get(name)))
report([...preparations, ...gates, ...suites].flatMap((name) => rows.get(name) ?? []))

async function withRetry(row) {
  const failed = (row.files ?? []).filter(({ hasFailed }) => hasFailed).map(({ file }) => file)
  if (failed.length === 0 || failed.length > maxRetriedFiles) return row
  const retry = await run(row.name, failed)
  if (retry.failed > 0) return { ...row, failures: retry.failures }
  const note = [row.note, `${failed.join(', ')} passed at the retry`].filter(Boolean).join(', ')
  return { ...row, passed: row.passed + row.failed, failed: 0, failures: [], note }
}

/**
 * The output of a gate is printed in one piece when it ends, and stays in `.make/<gate>.log`.
 * With `files` the suite runs only those.
 */
async function run(name, files = []) {
  const [log, result] = [`.make/${name}.log`, `.make/${name}.json`]
  rmSync(result, { force: true })
  console.log(`-- make ${name} started`)
  const since = performance.now()
  const output = openSync(log, 'w')
  const only = files.length > 0 ? [`ONLY=${files.join(' ')}`] : []
  const child = spawn('env', [...environment, 'make', name, ...only], {
    stdio: ['ignore', output, output],
  })
  const [status] = await once(child, 'close')
  closeSync(output)
  const seconds = secondsSince(since)
  const text = readFileSync(log, 'utf8')
  console.log(`\n== make ${name} (${seconds} s)\n${text}`)
  const counts = suites.includes(name) ? countTests(name, result, status) : countGate(status, text)
  return { name, seconds, ...counts }
}

function report(all) {
  const files = all.flatMap((row) => row.files ?? []).sort((one, other) => other.seconds - one.seconds)
  const elapsedSeconds = secondsSince(startedAt)
  writeFileSync('.make/verify.json', `${JSON.stringify({ elapsedSeconds, gates: all }, undefined, 2)}\n`)
  if (files.length > 0) console.log('\nslowest test files')
  for (const { file, seconds } of files.slice(0, slowestCount))
    console.log(`${seconds.toFixed(1).padStart(9)}  ${file}`)

  console.log(`\n${'gate'.padEnd(12)}${'seconds'.padStart(9)}${'passed'.padStart(9)}${'failed'.padStart(9)}`)
  for (const { name, seconds, passed, failed, note = '' } of all) {
    const [passes, failures] = [passed, failed].map((count) => String(count).padStart(9))
    console.log(`${name.padEnd(12)}${seconds.padStart(9)}${passes}${failures}  ${note}`.trimEnd())
  }
  console.log(`elapsed     ${elapsedSeconds.padStart(9)}`)
  for (const { name, failed, failures = [] } of all)
    if (failed > 0) console.log(`\nfailed in make ${name}${failures.map((one) => `\n  ${one}`).join('')}`)

  const total = (key) => all.reduce((sum, row) => sum + row[key], 0)
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
  process.exitCode = total('failed') === 0 ? 0 : 1
}

function secondsSince(since) {
  return ((performance.now() - since) / 1_000).toFixed(1)
}

/** A gate may be skipped where the machine lacks its program: it then passes and its last line says why. */
function countGate(status, text) {
  if (status !== 0) return { passed: 0, failed: 1 }
  const isSkipped = text.trim().split('\n').at(-1).startsWith('Skipped: ')
  return isSkipped ? { passed: 0, failed: 0, note: 'skipped' } : { passed: 1, failed: 0 }
}

/**
 * A suite that exits with an error, writes no result or passes no test, without a failed test, still counts as one
 * failure: a test may have ended the whole process.
 */
function countTests(name, path, status) {
  const result = readResult(path)
  if (!result) {
    if (status === 0 && mayBeSkipped.includes(name)) return { passed: 0, failed: 0, note: 'skipped' }
    return { passed: 0, failed: 1, note: 'no result' }
  }
  const { numPassedTests: passed, numPendingTests: pending, testResults = [] } = result
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites
  const failures = testResults.flatMap(({ name: file, status: state, message, assertionResults }) => {
    const names = (assertionResults ?? []).filter((one) => one.status === 'failed').map((one) => one.fullName)
    return names.length > 0 || state !== 'failed'
      ? names
      : [`${relative('.', file)}: ${String(message).slice(0, 300)}`]
  })
  const isSound = status === 0 && passed > 0
  const note = pending > 0 ? `${pending} skipped` : passed === 0 ? 'nothing ran' : ''
  const files = testResults.map(({ name: file, status: state, startTime, endTime }) => ({
    file: relative('.', file),
    seconds: (endTime - startTime) / 1_000,
    hasFailed: state === 'failed',
  }))
  return { passed, failed: isSound ? failed : Math.max(failed, 1), note, files, failures }
}

function readResult(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
