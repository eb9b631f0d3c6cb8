/**
 * Runs every gate, whatever the ones before said, and ends with 'N passed, N failed':
 * a test counts as one, and so does each gate that is not a suite.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'

const gates = ['setup', 'build', 'format', 'lint', 'boundaries', 'types', 'docs-check', 'score']
const suites = ['test', 'test-int', 'test-e2e', 'test-compose']

const rows = []
for (const name of [...gates, ...suites]) {
  const result = `.make/${name}.json`
  rmSync(result, { force: true })
  console.log(`\n== make ${name}`)
  const startedAt = performance.now()
  const { status } = spawnSync('make', [name, 'RESUME_CORPUS='], { stdio: ['ignore', 'inherit', 'inherit'] })
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
  rows.push({ name, seconds, ...(suites.includes(name) ? countTests(result, status) : countGate(status)) })
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

/** A suite that ended badly without a failed test still counts as one failure, one that ran nothing as nothing. */
function countTests(file, status) {
  if (status === 0 && !existsSync(file)) return { passed: 0, failed: 0, note: 'skipped' }
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = readResult(file)
  const failed = numFailedTests + numRuntimeErrorTestSuites
  return { passed: numPassedTests, failed: status === 0 ? failed : Math.max(failed, 1) }
}

function readResult(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0 }
  }
}
