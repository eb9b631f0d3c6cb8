import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { SiteContent } from '@thumbfolio/contracts'
import { eventually } from '@thumbfolio/testing'
import { asEdit } from './content-edit.js'
import { fullSample, startModelWorld, type ModelWorld } from './model-world.js'

const path = '/make/sites/ada/content'

describe('an owner’s sentence that was left out of a page', () => {
  let models: ModelWorld
  beforeAll(async () => {
    models = await startModelWorld()
  })
  afterAll(async () => models[Symbol.asyncDispose]())

  it('when its owner puts it back, then it stands where the launch says that it can', async () => {
    const as = models.world.as('ada')
    await models.launch('ada', 'sonnet')
    const first = asEdit((await as('GET', path)).body.data)
    const job = first.sections.flatMap(({ entries }) => entries).find(({ id }) => id === 'work/1')!
    job.lines.push('I loved it.')
    await as('PUT', path, { body: first, headers: { 'If-Match': '*' } })
    models.world.resumes.put('ada', 'resume-1', { ...fullSample, work: fullSample.work!.slice(0, 1) })
    const view = await models.launch('ada', 'sonnet')
    expect(view.removed.map(({ fact }) => fact)).toEqual(['I loved it.'])
    // The stream's messages are not shaped by the declaration as other answers are.
    const events = await as('GET', `/make/launches/${view.id}/events`)
    expect(events.body).toContain('I loved it.')
    expect(events.body).not.toContain('"sentence"')

    const content: SiteContent = (await as('GET', path)).body.data
    const [sentence] = content.removed.flatMap((one) => one.sentence ?? [])
    expect(sentence).toEqual({ under: 'intro', text: 'I loved it.' })
    const body = asEdit(content)
    body.intro.push(sentence!.text)
    const answer = await as('PUT', path, { body, headers: { 'If-Match': '*' } })
    expect(answer.body.data.intro.at(-1)).toEqual({ text: 'I loved it.', by: 'owner' })
    expect(answer.body.data.removed).toEqual(content.removed)
    await eventually(async () => (await models.world.visit('ada')).text.includes('I loved it.'))
  })
})
