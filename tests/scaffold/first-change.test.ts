import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { copyProject, type ProjectCopy } from './project-copy.js'

const guide = new URL('../../docs/first-change.md', import.meta.url)
jest.setTimeout(300_000)

describe('docs/first-change.md', () => {
  let copy: ProjectCopy

  beforeAll(async () => {
    copy = await copyProject()
    const blocks = (await readFile(guide, 'utf8')).matchAll(/^```diff\n(.*?)^```$/gms)
    const changes = [...blocks].map(([, block]) => block!)
    expect(changes.length).toBeGreaterThanOrEqual(10)
    for (const change of changes) {
      await writeFile(join(copy.path, 'change.diff'), change)
      copy.run('git', 'apply', '--recount', 'change.diff')
    }
  })
  afterAll(async () => {
    await copy[Symbol.asyncDispose]()
  })

  it('when its changes are made, then the service, the events and the page have sound types', async () => {
    await copy.checkTypes('packages/contracts/src', 'services/support/src', 'services/support/tests')
    copy.run('node_modules/.bin/tsc', '-p', 'web', '--noEmit')
  })

  it('when its changes are made, then the tests of the service and of the events pass', () => {
    const jestEntry = 'node_modules/jest/bin/jest.js'
    const output = copy.run(
      ...([process.execPath, jestEntry, 'services/support/tests/support.test.ts'] as const),
      ...['packages/contracts/src/events', '--selectProjects', 'test', '-w', '1'],
    )
    expect(output).toContain('PASS')
  })
})
