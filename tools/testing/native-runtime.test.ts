import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from '@jest/globals'

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Report {
  testResults: { assertionResults: { title: string; status: string; failureMessages: string[] }[] }[]
}

/** Each planted file with its tests, run one after another in one process, as `make test` runs them. */
async function run(files: Record<string, string>, ...options: string[]) {
  const folder = await mkdtemp(join(root, 'tools/testing/planted-'))
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
    const report = join(folder, 'report.json')
    const jest = join(root, 'node_modules/jest/bin/jest.js')
    const flags = `--no-warnings --experimental-vm-modules ${jest} ${folder} --selectProjects test -w 1 --json`
    const command = [...flags.split(' '), `--outputFile=${report}`, ...options]
    // Jest ends with a status of its own where a test failed, as planted.
    await promisify(execFile)(process.execPath, command, { cwd: root }).catch(() => undefined)
    const { default: found } = (await import(report, { with: { type: 'json' } })) as { default: Report }
    return found.testResults.flatMap((file) => file.assertionResults)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const publish = (code: string) =>
  `import { channel } from 'node:diagnostics_channel'
   import { it } from '@jest/globals'
   it('when ${code}, then a test', () => {
     channel('thumbfolio.undeclared-problem').publish({ operation: 'GET /planted', code: '${code}' })
   })`

describe('the runtime of the tests', () => {
  it('when routes throw undeclared problems, then the test of each fails, in every file', async () => {
    const results = await run({ 'a.test.ts': publish('one'), 'b.test.ts': publish('two') })
    expect(results.map(({ status }) => status)).toEqual(['failed', 'failed'])
    for (const { failureMessages } of results)
      expect(failureMessages.join()).toMatch(
        /not among the problems of their routes:\s+GET \/planted: (?:one|two)/,
      )
  })

  it('when a test never ends, fails as declared, or its hook throws, then it is reported as Jest reports it', async () => {
    const results = await run({
      'a.test.ts': `
        import { beforeEach, describe, expect, it } from '@jest/globals'
        it('hangs', () => new Promise(() => {}), 50)
        it.failing('fails as declared', () => { expect(1).toBe(2) })
        it.failing('passes against its declaration', () => {})
        it.each([[1], [2]])('is one of %i', (n) => { expect(n).toBeLessThan(3) })
        describe('a hook', () => {
          beforeEach(() => { throw new Error('planted') })
          it('has a hook that throws', () => {})
        })
        it('leaves a rejection', async () => {
          void Promise.reject(new Error('planted'))
          await new Promise((resolve) => setTimeout(resolve, 20))
        })`,
    })
    expect(Object.fromEntries(results.map(({ title, status }) => [title, status]))).toEqual({
      hangs: 'failed',
      'fails as declared': 'passed',
      'passes against its declaration': 'failed',
      'is one of 1': 'passed',
      'is one of 2': 'passed',
      'has a hook that throws': 'failed',
      'leaves a rejection': 'failed',
    })
  })

  it('when a file changes the globals, the environment or the time, then the next file does not see it', async () => {
    const file = `
      import { expect, it, jest } from '@jest/globals'
      it('begins clean', () => {
        expect(process.env['PLANTED']).toBeUndefined()
        expect(typeof fetch).toBe('function')
        expect(typeof structuredClone).toBe('function')
        expect(navigator.userAgent).toMatch(/^Node/)
        expect(Date.now()).toBeGreaterThan(1e12)
        jest.useFakeTimers()
        process.env['PLANTED'] = '1'
        globalThis.fetch = undefined
        delete globalThis.structuredClone
        Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true })
        jest.spyOn(console, 'error').mockImplementation(() => undefined)
      })`
    const results = await run({ 'a.test.ts': file, 'b.test.ts': file })
    expect(results.map(({ status }) => status)).toEqual(['passed', 'passed'])
  })

  it('when a module of the tests asks for its address, then it is the one on disk, in every file', async () => {
    const file = `
      import { expect, it } from '@jest/globals'
      it('has no mark', () => expect(import.meta.url).toMatch(/planted-.*test\\.ts$/))`
    const results = await run({ 'a.test.ts': file, 'b.test.ts': file })
    expect(results.map(({ status }) => status)).toEqual(['passed', 'passed'])
  })

  it('when tests are named, then only these run', async () => {
    const results = await run(
      { 'a.test.ts': `import { it } from '@jest/globals'\nit('one', () => {})\nit('two', () => {})` },
      '--testNamePattern',
      'two',
    )
    expect(results.map(({ title, status }) => `${title}: ${status}`)).toEqual(['one: pending', 'two: passed'])
  })
})
