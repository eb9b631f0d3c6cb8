import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { planted, type ModelBehaviour } from '@thumbfolio/testing'
import { startModelWorld, type ModelWorld } from './model-world.js'

let count = 0
const fresh = (word: string) => `${word}-${++count}`

let models: ModelWorld
beforeAll(async () => {
  models = await startModelWorld({ MODEL_TIMEOUT_SECONDS: '2', LAUNCH_DEADLINE_SECONDS: '20' })
})
afterEach(() => {
  for (const vendor of Object.values(models.vendors)) vendor.reset()
})
afterAll(async () => models[Symbol.asyncDispose]())

/** Everything a visitor gets of a site. */
const pageOf = async (siteName: string) => (await models.world.visit(siteName)).text

describe('an answer that says little about its resume', () => {
  it('when it names few entries, then it is asked once more with the reasons, and the better one counts', async () => {
    const view = await models.launch(fresh('weak'), 'sonnet', { behaviours: [{ kind: 'sparse' }] })
    expect(view.status).toBe('success')
    const [first, second, ...more] = models.vendors.sonnet.questions()
    expect(more).toEqual([])
    expect(JSON.stringify(first!.body)).not.toContain('\\n<notes>')
    expect(JSON.stringify(second!.body)).toContain('It names 2 of 5 entries.')
  })

  it('when the resume does not have its ids, then it is asked once more, told which, and the next one counts', async () => {
    const view = await models.launch(fresh('loose'), 'sonnet', { behaviours: [{ kind: 'invented-facts' }] })
    expect([view.status, view.removed]).toEqual(['success', []])
    const [, second, ...more] = models.vendors.sonnet.questions()
    expect(more).toEqual([])
    const asked = JSON.stringify(second!.body)
    for (const text of planted.invented) expect(asked).toContain(text)
  })

  it.each<[string, ModelBehaviour]>([
    ['is worse', { kind: 'text', text: '{"intro":[],"sections":[]}' }],
    ['is refused', { kind: 'refusal' }],
    ['does not come', { kind: 'never' }],
  ])('when the next answer %s, then the first one counts, at the same price', async (_, next) => {
    const before = models.world.ledger.free()
    models.vendors.sonnet.next({ kind: 'unknown-ids' }, next)
    const siteName = fresh('first')
    expect((await models.launch(siteName, 'sonnet')).status).toBe('success')
    expect(models.vendors.sonnet.questions()).toHaveLength(2)
    expect(models.world.ledger.free()).toBe(before - 2)
  })

  it('when it stays weak, then nobody asks a third time, and the page still has every entry', async () => {
    models.vendors.sonnet.always({ kind: 'sparse' })
    const siteName = fresh('sparse')
    expect((await models.launch(siteName, 'sonnet')).status).toBe('success')
    expect(models.vendors.sonnet.questions()).toHaveLength(2)
    const page = await pageOf(siteName)
    for (const text of ['University of London', 'Difference Works', 'Algebra']) expect(page).toContain(text)
  })
})
