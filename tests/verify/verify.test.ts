import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import { temporaryDirectory } from '@thumbfolio/testing'

const script = fileURLToPath(new URL('../../.ci/verify.mjs', import.meta.url))
const gates = ['setup', 'build', 'format', 'lint', 'boundaries', 'types', 'docs-check', 'score']
const suites = ['test', 'test-int', 'test-e2e', 'test-compose']

const passes = '@true'
const tells = (result: object): string => {
  const whole = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numRuntimeErrorTestSuites: 0 }
  return `@echo '${JSON.stringify({ ...whole, ...result })}' > .make/$@.json`
}

/** Runs it on a Makefile whose gates and suites all pass, except for what is told; each suite passes ten tests. */
async function verify(recipes: Readonly<Record<string, string>>, env: NodeJS.ProcessEnv = {}) {
  await using directory = await temporaryDirectory()
  const standard = [
    ...gates.map((name) => [name, passes] as const),
    ...suites.map((name) => [name, tells({ numPassedTests: 10 })] as const),
  ]
  const all = { ...Object.fromEntries(standard), ...recipes }
  const rules = Object.entries(all).map(([name, recipe]) => `.PHONY: ${name}\n${name}:\n\t${recipe}\n`)
  await mkdir(join(directory.path, '.make'))
  await writeFile(join(directory.path, 'Makefile'), rules.join('\n'))
  const { status, stdout } = spawnSync(process.execPath, [script], {
    ...{ cwd: directory.path, encoding: 'utf8', env: { PATH: process.env['PATH'], ...env } },
  })
  const rowOf = (name: string) => stdout.split('\n').find((line) => line.startsWith(`${name} `))
  return { status, rowOf, last: stdout.trim().split('\n').at(-1) }
}

describe('make verify', () => {
  it('when all gates and suites pass, then so does it, and each test counts', async () => {
    const { status, last } = await verify({})
    expect({ status, last }).toEqual({ status: 0, last: '48 passed, 0 failed' })
  })

  it('when there is no Docker, then the containers alone may be skipped', async () => {
    const { status, last, rowOf } = await verify({ 'test-compose': passes })
    expect({ status, last }).toEqual({ status: 0, last: '38 passed, 0 failed' })
    expect(rowOf('test-compose')).toMatch(/skipped$/)
  })

  it.each([
    ['ends well without a result', passes],
    ['ends well with half a result', "@echo '{' > .make/$@.json"],
    ['passes nothing', tells({ numPendingTests: 10 })],
    ['ends badly without a failed test', `${tells({ numPassedTests: 10 })}; false`],
  ])('when a suite %s, then it has failed', async (_what, recipe) => {
    const { status, last } = await verify({ test: recipe })
    expect(status).toBe(1)
    expect(last).toMatch(/, 1 failed$/)
  })

  it('when tests are skipped, then their number stands beside the others', async () => {
    const { rowOf } = await verify({ 'test-int': tells({ numPassedTests: 4, numPendingTests: 3 }) })
    expect(rowOf('test-int')).toMatch(/ 4 +0 +3 skipped$/)
  })

  it.each([{ MAKEFLAGS: 'i' }, { MAKEFLAGS: 'n' }, { GNUMAKEFLAGS: '-i' }])(
    'when make was told %j, then a gate that fails still fails',
    async (flags) => {
      const { status, last } = await verify({ lint: '@false' }, flags)
      expect({ status, last }).toEqual({ status: 1, last: '47 passed, 1 failed' })
    },
  )
})
