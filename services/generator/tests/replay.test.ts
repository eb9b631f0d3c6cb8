import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from '@jest/globals'
import { startModelWorld } from './model-world.js'

const run = promisify(execFile)
const script = fileURLToPath(new URL('../bin/replay.mjs', import.meta.url))

describe('the replay of a launch', () => {
  it('when a launch is replayed beside the running service, then its answers are arranged and rendered without a question', async () => {
    await using models = await startModelWorld()
    const view = await models.launch('replayed', 'sonnet', {
      behaviours: [{ kind: 'wrong-json' }, { kind: 'invented-facts' }],
    })
    const asked = models.vendors.sonnet.questions().length
    const page = (await models.world.visit('replayed')).text
    const replay = async (...args: string[]) =>
      (await run(process.execPath, [script, ...args], { env: { DATA_DIR: models.world.directory } })).stdout
    const output = await replay(view.id)
    expect(output).toContain('1. anthropic claude-sonnet-5-5, arrange-2')
    expect(output).toContain('unusable: It is not valid JSON.')
    expect(output).toContain('The same question would be asked today.')
    expect(output).toMatch(/page [0-9a-f]{12}, \d+ bytes, 5 lines, \d put first, \d at the top/)
    expect(output).toContain('dropped: She led 4,200 people at Globex in 1999.')
    const body = /<main[\s\S]*<\/main>/
    expect(body.exec(await replay(view.id, '--html'))?.[0]).toBe(body.exec(page)?.[0])
    expect(models.vendors.sonnet.questions()).toHaveLength(asked)
  })

  it('when the owner’s edits were kept, then the answer is replayed without them, and that is said', async () => {
    await using models = await startModelWorld()
    await models.launch('kept', 'sonnet')
    const body = { intro: ['I also sail.'], sections: [] }
    const as = models.world.as('ada')
    await as('PUT', '/make/sites/kept/content', { body, headers: { 'If-Match': '*' } })
    const { id } = await models.launch('kept', 'sonnet')
    const env = { DATA_DIR: models.world.directory }
    const { stdout } = await run(process.execPath, [script, id], { env })
    expect(stdout).toContain("also kept its owner's own sentences (1)")
    expect(stdout).toContain('left out entries that they had taken off (5)')
    const html = (await run(process.execPath, [script, id, '--html'], { env })).stdout
    expect(html).toContain('Difference Works')
    expect(html).not.toContain('I also sail.')
  })

  it('when there is no such launch, then it says so', async () => {
    await using models = await startModelWorld()
    const env = { DATA_DIR: models.world.directory }
    await expect(run(process.execPath, [script, 'none.of-it'], { env })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Nothing was asked of a model') as unknown,
    })
  })

  it('when no MongoDB answers, then one line says where and what to do', async () => {
    const env = { MONGODB_URI: 'mongodb://127.0.0.1:1/' }
    await expect(run(process.execPath, [script, 'none.of-it'], { env })).rejects.toMatchObject({
      code: 69,
      stderr: expect.stringMatching(/^MONGODB_URI: no MongoDB answers at 127\.0\.0\.1:1 .*\n$/) as unknown,
    })
  })
})
