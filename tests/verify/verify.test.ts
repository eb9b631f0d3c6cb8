import { spawnSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import { temporaryDirectory } from '@thumbfolio/testing'

const script = fileURLToPath(new URL('../../.ci/verify.mjs', import.meta.url))
const gates = [
  'setup',
  'build',
  'format',
  'lint',
  'boundaries',
  'types',
  'docs-check',
  'test-alerts',
  'alarm-check',
]
const suites = ['test', 'test-int', 'test-e2e', 'test-chaos', 'test-compose', 'test-chart']
/** Each gate counts as one, each suite passes ten. */
const passed = gates.length + 10 * suites.length

const passes = '@true'
const writesResult = (result: object): string => {
  const whole = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numRuntimeErrorTestSuites: 0 }
  return `@echo '${JSON.stringify({ ...whole, ...result })}' > .make/$@.json`
}

/** Runs it on a Makefile whose gates and suites all pass, except for the given recipes; each suite passes ten tests. */
async function verify(recipes: Readonly<Record<string, string>>, env: NodeJS.ProcessEnv = {}) {
  await using directory = await temporaryDirectory()
  const standard = [
    ...gates.map((name) => [name, passes] as const),
    ...suites.map((name) => [name, writesResult({ numPassedTests: 10 })] as const),
  ]
  const all = { ...Object.fromEntries(standard), ...recipes }
  const rules = Object.entries(all).map(([name, recipe]) => `.PHONY: ${name}\n${name}:\n\t${recipe}\n`)
  await mkdir(join(directory.path, '.make'))
  await writeFile(join(directory.path, 'Makefile'), rules.join('\n'))
  const { status, stdout } = spawnSync(process.execPath, [script], {
    cwd: directory.path,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...env },
  })
  const rowOf = (name: string) => stdout.split('\n').find((line) => line.startsWith(`${name} `))
  const kept: unknown = JSON.parse(await readFile(join(directory.path, '.make/verify.json'), 'utf8'))
  return { status, rowOf, stdout, kept, last: stdout.trim().split('\n').at(-1) }
}

/** Waits up to 20 s for the file, and fails without it. */
const awaits = (file: string) => `timeout 20 sh -c 'until [ -e ${file} ]; do sleep 0.05; done'`

describe('make verify', () => {
  it('when all gates and suites pass, then so does it, and each test counts', async () => {
    const { status, last } = await verify({})
    expect({ status, last }).toEqual({ status: 0, last: `${passed} passed, 0 failed` })
  })

  it.each(['test-compose', 'test-chart'])(
    'when there is no Docker or no Go, then %s may be skipped',
    async (name) => {
      const { status, last, rowOf } = await verify({ [name]: passes })
      expect({ status, last }).toEqual({ status: 0, last: `${passed - 10} passed, 0 failed` })
      expect(rowOf(name)).toMatch(/skipped$/)
    },
  )

  it('when the program of a gate is missing, then the gate is skipped and says so', async () => {
    const recipe = "@echo 'Skipped: promtool is missing.'"
    const { status, last, rowOf } = await verify({ 'test-alerts': recipe })
    expect({ status, last }).toEqual({ status: 0, last: `${passed - 1} passed, 0 failed` })
    expect(rowOf('test-alerts')).toMatch(/skipped$/)
    expect((await verify({ 'test-alerts': `${recipe}; false` })).status).toBe(1)
  })

  it.each([
    ['ends well without a result', passes],
    ['ends well with half a result', "@echo '{' > .make/$@.json"],
    ['passes nothing', writesResult({ numPendingTests: 10 })],
    ['ends badly without a failed test', `${writesResult({ numPassedTests: 10 })}; false`],
  ])('when a suite %s, then it has failed', async (_what, recipe) => {
    const { status, last } = await verify({ test: recipe })
    expect(status).toBe(1)
    expect(last).toMatch(/, 1 failed$/)
  })

  it('when tests are skipped, then their number stands beside the others', async () => {
    const { rowOf } = await verify({ 'test-int': writesResult({ numPassedTests: 4, numPendingTests: 3 }) })
    expect(rowOf('test-int')).toMatch(/ 4 +0 +3 skipped$/)
  })

  it('when three suites each need the next one to run, then all pass: there are three lanes', async () => {
    const meets = (own: string, other: string) =>
      `@touch ${own}; ${awaits(other)}; ${writesResult({ numPassedTests: 10 }).slice(1)}`
    const { status, last } = await verify({
      test: meets('one', 'two'),
      'test-e2e': meets('two', 'three'),
      'test-int': meets('three', 'one'),
    })
    expect({ status, last }).toEqual({ status: 0, last: `${passed} passed, 0 failed` })
  })

  it('when a gate needs what the build made, then it is there, and when setup fails, then nothing else runs', async () => {
    const needsBuild = {
      build: '@sleep 0.2; touch built',
      'test-e2e': `@test -e built; ${writesResult({ numPassedTests: 1 }).slice(1)}`,
    }
    expect((await verify(needsBuild)).status).toBe(0)
    const { status, last } = await verify({ setup: '@false' })
    expect({ status, last }).toEqual({ status: 1, last: '0 passed, 1 failed' })
  })

  it('when two gates print at the same time, then the output of each stays in one piece', async () => {
    const prints = (word: string) =>
      `@for n in 1 2 3; do echo ${word}; sleep 0.1; done; ${writesResult({ numPassedTests: 1 }).slice(1)}`
    const { stdout } = await verify({ test: prints('apple'), 'test-e2e': prints('pear') })
    expect(stdout).toContain('apple\napple\napple\n')
    expect(stdout).toContain('pear\npear\npear\n')
  })

  it('when test files have run, then the ten slowest are printed with their seconds, and all are kept', async () => {
    const fileOf = (n: number) => ({ name: `/x/${n}.test.ts`, startTime: 1_000, endTime: 1_000 + n * 1_500 })
    const testResults = [5, 12, 1, 8, 3, 11, 2, 10, 4, 9, 7, 6].map(fileOf)
    const { stdout, kept } = await verify({ test: writesResult({ numPassedTests: 10, testResults }) })
    const printed = [...stdout.matchAll(/^ +([\d.]+) {2}\S*?\/x\/(\d+)\.test\.ts$/gm)]
    expect(printed.map(([, seconds, n]) => `${n}: ${seconds}`)).toEqual([
      '12: 18.0',
      '11: 16.5',
      '10: 15.0',
      '9: 13.5',
      '8: 12.0',
      '7: 10.5',
      '6: 9.0',
      '5: 7.5',
      '4: 6.0',
      '3: 4.5',
    ])
    const { gates: rows } = kept as { gates: { name: string; files?: unknown[] }[] }
    expect(rows.find(({ name }) => name === 'test')?.files).toHaveLength(12)
  })

  const failedFile = (name: string) => ({
    name: `${name}.e2e.test.ts`,
    status: 'failed',
    assertionResults: [{ status: 'failed', fullName: `${name} opens` }],
  })
  const failsWith = (...files: readonly string[]) =>
    writesResult({ numPassedTests: 9, numFailedTests: 1, testResults: files.map(failedFile) })

  it('when a journey fails once and passes alone afterwards, then it counts as passed and the report names it', async () => {
    const again = writesResult({ numPassedTests: 1 }).slice(1)
    const recipe = `@if [ "$(ONLY)" = one.e2e.test.ts ]; then ${again}; else ${failsWith('one').slice(1)}; false; fi`
    const { last, rowOf } = await verify({ 'test-e2e': recipe })
    expect(last).toBe(`${passed} passed, 0 failed`)
    expect(rowOf('test-e2e')).toMatch(/one\.e2e\.test\.ts passed at the retry$/)
  })

  it('when a journey fails twice, then it has failed, and the report ends with its name', async () => {
    const { last, stdout } = await verify({ 'test-e2e': `${failsWith('one')}; false` })
    expect(last).toBe(`${passed - 1} passed, 1 failed`)
    expect(stdout).toContain('failed in make test-e2e\n  one opens\n')
  })

  it.each([
    ['a unit test', 'test', ['one']],
    ['more than three files of a suite', 'test-e2e', ['one', 'two', 'three', 'four']],
  ])('when %s fails, then nothing runs again', async (_what, suite, files) => {
    const { last, stdout } = await verify({ [suite]: `${failsWith(...files)}; false` })
    expect(last).toBe(`${passed - 1} passed, 1 failed`)
    expect(stdout.match(new RegExp(`-- make ${suite} started`, 'g'))).toHaveLength(1)
  })

  it.each([{ MAKEFLAGS: 'i' }, { MAKEFLAGS: 'n' }, { GNUMAKEFLAGS: '-i' }])(
    'when make runs with %j, then a gate that fails still fails',
    async (flags) => {
      const { status, last } = await verify({ lint: '@false' }, flags)
      expect({ status, last }).toEqual({ status: 1, last: `${passed - 1} passed, 1 failed` })
    },
  )
})
