/**
 * Does what a platform engineer does with a release, on real parts, and reports it in .make/acceptance.md: each test with
 * its result and time, and the figures that the tests note. `make acceptance`; takes about twenty minutes. The output of each
 * run is in .make/acceptance. Ends with 1 when a test failed. What a machine lacks (Docker, Prometheus) is skipped, and the
 * report says so.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { missingPackages } from '../monitoring/alerting-stack.mjs'

const directory = '.make/acceptance'
const [result, notes] = [`${directory}/result.json`, `${directory}/notes`]
const report = '.make/acceptance.md'
/** Numbers of steps; none: all of them. */
const wanted = process.argv.slice(2)

const jest = (project, ...paths) => ({
  command: ['node_modules/.bin/jest', ...paths, '--selectProjects', project],
  options: ['--runInBand', '--json', `--outputFile=${result}`],
  paths,
})
const inContainers = (path) => ({ command: ['tests/compose/run.sh', result], only: path, paths: [path] })
const script = (path, missing) => ({ command: ['node', path], missing, paths: [path] })

const steps = [
  {
    title: 'The small production is started, used, backed up, destroyed and restored',
    runs: [
      inContainers('tests/compose/small.e2e.test.ts'),
      jest('e2e', 'tests/e2e/small-production.e2e.test.ts'),
    ],
  },
  {
    title: 'It moves to the engines',
    runs: [jest('int', 'tests/int/small-to-production.int.test.ts')],
  },
  {
    title: 'It is upgraded under load from the last release, and taken back',
    runs: [jest('chaos', 'tests/chaos/releases.e2e.test.ts')],
  },
  {
    title: 'Everything stops, and an alarm rings',
    runs: [script('tests/monitoring/alarm.mjs', missingPackages())],
  },
  {
    title: 'A takedown and a refund are made by a second person',
    runs: [
      jest('e2e', 'tests/runbooks/takedown.e2e.test.ts'),
      jest('e2e', 'tests/runbooks/refund.e2e.test.ts'),
    ],
  },
]

mkdirSync(directory, { recursive: true })
const counts = { OK: 0, SKIPPED: 0, FAILED: 0 }
const lines = []
for (const [index, { title, runs }] of steps.entries()) {
  if (wanted.length > 0 && !wanted.includes(String(index + 1))) continue
  say(`\n## ${index + 1}. ${title}\n`)
  for (const run of runs) for (const line of await rowsOf(run)) say(line)
}
say(`\n${counts.OK} OK, ${counts.SKIPPED} skipped, ${counts.FAILED} failed`)
writeFileSync(report, `${heading()}${lines.join('\n')}\n`)
console.log(`\nThis is in ${report}`)
process.exitCode = counts.FAILED === 0 ? 0 : 1

function say(line) {
  lines.push(line)
  console.log(line)
}

function heading() {
  const { version } = JSON.parse(readFileSync('packages/kit/package.json', 'utf8'))
  const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout.trim()
  const time = new Date().toISOString().slice(0, 16).replace('T', ' ')
  return `# Acceptance of ${version}\n\nPrinted by \`make acceptance\` at ${commit}, ${time} UTC. Times are of a machine that did other things too.\n`
}

/** One line for each test, then what the tests noted. */
async function rowsOf({ command, options = [], only = '', missing = [], paths }) {
  if (missing.length > 0) return [row('SKIPPED', `not there: ${missing.join(', ')}`)]
  for (const file of [result, notes]) rmSync(file, { force: true })
  const since = performance.now()
  const { status, output } = await execute([...command, ...options], only)
  writeFileSync(`${directory}/${basename(paths[0])}.log`, output)
  const seconds = (performance.now() - since) / 1_000
  const tests = testsIn(result)
  if (tests.length > 0) {
    const rows = tests.map(({ title, status: state, duration }) =>
      row({ passed: 'OK', failed: 'FAILED' }[state] ?? 'SKIPPED', title, (duration ?? 0) / 1_000),
    )
    // A test may have ended the whole process.
    if (status !== 0 && !tests.some(({ status: state }) => state === 'failed'))
      rows.push(row('FAILED', `${paths} ended with ${status}`))
    return [...rows, ...notedLines()]
  }
  const said = output.trim().split('\n')
  const skipped = said.find((line) => line.startsWith('Skipped: '))
  if (status === 0 && skipped) return [row('SKIPPED', `${paths}: ${skipped.slice('Skipped: '.length)}`)]
  return [
    row(status === 0 ? 'OK' : 'FAILED', String(paths), seconds),
    ...said.slice(-20).map((line) => `  - ${line.trim()}`),
  ]
}

function row(state, text, seconds) {
  counts[state] += 1
  return `- **${state}** ${text}${seconds === undefined ? '' : ` (${seconds.toFixed(0)} s)`}`
}

function notedLines() {
  if (!existsSync(notes)) return []
  return readFileSync(notes, 'utf8')
    .trim()
    .split('\n')
    .map((line) => `  - ${line}`)
}

function testsIn(path) {
  if (!existsSync(path)) return []
  return JSON.parse(readFileSync(path, 'utf8')).testResults.flatMap(
    ({ assertionResults }) => assertionResults,
  )
}

async function execute([command, ...words], only) {
  const child = spawn(command, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
      ACCEPTANCE_NOTES: `${process.cwd()}/${notes}`,
      ONLY: only,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [status] = await once(child, 'close')
  return { status, output }
}
