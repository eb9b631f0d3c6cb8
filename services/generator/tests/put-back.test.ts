import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { SiteContent } from '@thumbfolio/contracts'
import { eventually } from '@thumbfolio/testing'
import { startModelWorld, type ModelWorld } from './model-world.js'

const path = '/make/sites/ada/content'

describe('a sentence that was left out of a page', () => {
  let models: ModelWorld
  beforeAll(async () => {
    models = await startModelWorld()
    models.vendors.sonnet.always({ kind: 'invented-facts' })
  })
  afterAll(async () => models[Symbol.asyncDispose]())

  it('when its owner says that it is true, then it stands where it stood, as theirs', async () => {
    const view = await models.launch('ada', 'sonnet')
    expect(view.removed.length).toBeGreaterThan(0)
    // The stream's messages are not shaped by the declaration as other answers are.
    const events = await models.world.as('ada')('GET', `/make/launches/${view.id}/events`)
    expect(events.body).toContain(view.removed[0]!.fact)
    expect(events.body).not.toContain('"sentence"')

    const as = models.world.as('ada')
    const { intro, sections, removed }: SiteContent = (await as('GET', path)).body.data
    expect(removed.map(({ fact, reason }) => ({ fact, reason }))).toEqual(view.removed)
    const sentences = removed.flatMap(({ sentence }) => sentence ?? [])
    expect([...new Set(sentences.map(({ under }) => under))]).toEqual(['intro', sections[0]?.entries[0]?.id])

    const { text } = sentences[0]!
    expect((await models.world.visit('ada')).text).not.toContain(text)
    const body = {
      intro: [...intro.map((kept) => kept.text), text],
      sections: sections.map(({ name, entries }) => ({
        name,
        entries: entries.map(({ id, emphasis, prose }) => ({
          ...{ id, emphasis },
          prose: prose.map((kept) => kept.text),
        })),
      })),
    }
    const answer = await as('PUT', path, { body, headers: { 'If-Match': '*' } })
    expect(answer.body.data.intro.at(-1)).toEqual({ text, by: 'owner' })
    expect(answer.body.data.removed).toEqual(removed)
    await eventually(async () => (await models.world.visit('ada')).text.includes(text))
  })
})
