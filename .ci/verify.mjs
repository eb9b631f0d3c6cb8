/**
 * Runs every gate, whatever the ones before said, and ends with 'N passed, N failed':
 * a test counts as one, and so does each gate that is not a suite.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'

const gates = ['setup', 'build', 'format', 'lint', 'boundaries', 'types', 'docs-check', 'score']
const suites = ['test', 'test-int', 'test-e2e', 'test-compose']
/** It alone may end well without having run: where there is no Docker. */
const mayBeSkipped = 'test-compose'
/** Nobody's flags: with `-i` or `-n` every gate would end well. */
const withoutFlags = ['-u', 'MAKEFLAGS', '-u', 'GNUMAKEFLAGS']

const rows = []
for (const name of [...gates, ...suites]) {
  const result = `.make/${name}.json`
  rmSync(result, { force: true })
  console.log(`\n== make ${name}`)
  const startedAt = performance.now()
  const { status } = spawnSync('env', [...withoutFlags, 'make', name, 'RESUME_CORPUS='], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
  rows.push({
    name,
    seconds,
    ...(suites.includes(name) ? countTests(name, result, status) : countGate(status)),
  })
  if (name === 'setup' && status !== 0) break
}

console.log(`\n${'gate'.padEnd(12)}${'seconds'.padStart(9)}${'passed'.padStart(9)}${'failed'.padStart(9)}`)
for (const { name, seconds, passed, failed, note = '' } of rows) {
  const [passes, failures] = [passed, failed].map((count) => String(count).padStart(9))
  console.log(`${name.padEnd(12)}${seconds.padStart(9)}${passes}${failures}  ${note}`.trimEnd())
}

const total = (key) => rows.reduce((sum, row) => sum + row[key], 0)
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') === 0 ? 0 : 1

function countGate(status) {
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * A suite that ended badly, told no result or passed no test, without a failed test, still counts as one failure: a
 * test may have ended the whole process.
 */
function countTests(name, file, status) {
  const result = readResult(file)
  if (!result) {
    if (status === 0 && name === mayBeSkipped) return { passed: 0, failed: 0, note: 'skipped' }
    return { passed: 0, failed: 1, note: 'no result' }
  }
  const { numPassedTests: passed, numPendingTests: pending } = result
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites
  const isSound = status === 0 && passed > 0
  const note = pending > 0 ? `${pending} skipped` : passed === 0 ? 'nothing ran' : ''
  return { passed, failed: isSound ? failed : Math.max(failed, 1), note }
}

function readResult(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
