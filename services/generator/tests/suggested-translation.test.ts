import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { DraftView, SuggestedTranslation } from '@thumbfolio/contracts'
import { asEdit } from './content-edit.js'
import { secrets, startModelWorld, type ModelWorld } from './model-world.js'

describe('a suggested translation', () => {
  let models: ModelWorld
  let draft: DraftView
  beforeAll(async () => {
    models = await startModelWorld()
    await models.world.goLive('ada', 'ada')
    const opened = await models.world.as('ada')('POST', '/make/sites/ada/changes')
    const added = await models.world.as('ada')('POST', `/make/drafts/${opened.body.data.id}/languages`, {
      body: { language: 'de' },
      headers: { 'If-Match': opened.headers.get('etag')! },
    })
    draft = added.body.data as DraftView
  })
  afterAll(async () => models[Symbol.asyncDispose]())

  const suggest = async (translations?: Readonly<Record<string, string>>, user = 'ada', language = 'de') => {
    const lines = Object.entries(translations ?? {}).map(([id, text]) => ({ id, text }))
    for (const vendor of Object.values(models.vendors))
      if (translations) vendor.next({ kind: 'text', text: JSON.stringify({ lines }) })
    const path = `/make/drafts/${draft.id}/languages/${language}/suggestions`
    const { status, body } = await models.world.as(user)('POST', path)
    return { status, body, data: body.data as SuggestedTranslation }
  }

  it('when a model answers, then equal facts pass, another name is told, and another number is refused; nothing is on the page', async () => {
    const { status, data } = await suggest({
      headline: 'Mathematikerin',
      'work/0/position': 'Programmiererin',
      'work/0:0': 'Schrieb 14 Programme für die Maschine.',
      'work/0:1': 'Berechnete Zahlen',
      'work/9:0': 'Erfunden',
    })
    expect(status).toBe(200)
    expect(data.lines).toContainEqual({
      place: 'headline',
      original: 'Mathematician',
      text: 'Mathematikerin',
      names: [],
    })
    expect(data.lines).toContainEqual({
      place: 'work/0/position',
      original: 'Programmer',
      text: 'Programmiererin',
      names: [],
    })
    expect(data.lines).toContainEqual({
      place: 'work/0:1',
      original: 'Computed Bernoulli numbers',
      text: 'Berechnete Zahlen',
      names: ['Bernoulli'],
    })
    expect(data.refused).toEqual([
      {
        place: 'work/0:0',
        original: 'Wrote programs for the engine.',
        text: 'Schrieb 14 Programme für die Maschine.',
        facts: ['14'],
      },
    ])
    expect(JSON.stringify(data)).not.toContain('Erfunden')
    const after = await models.world.as('ada')('GET', `/make/drafts/${draft.id}?language=de`)
    expect(after.body.data.content).toEqual(draft.content)
  })

  it('when it is asked for again, then the answer is the same without another question', async () => {
    const asked = () => Object.values(models.vendors).flatMap((vendor) => vendor.questions()).length
    const before = asked()
    expect((await suggest()).data.lines).not.toHaveLength(0)
    expect(asked()).toBe(before)
  })

  it('when a model is asked, then it gets no contact data and nothing about other people', () => {
    const sent = JSON.stringify(Object.values(models.vendors).flatMap((vendor) => vendor.questions()))
    expect(sent).toContain('translate lines')
    for (const secret of secrets) expect(sent).not.toContain(secret)
  })

  it('when a line was translated by its owner, then it waits no more', async () => {
    const edit = asEdit(draft.content)
    await models.world.as('ada')('PUT', `/make/drafts/${draft.id}/content?language=de`, {
      body: { ...edit, headline: 'Mathematikerin' },
      headers: { 'If-Match': `"${draft.draftVersion}"` },
    })
    const { data } = await suggest({ headline: 'Rechnerin', 'work/0/position': 'Programmiererin' })
    expect(data.lines.map(({ place }) => place)).toEqual(['work/0/position'])
  })

  it('when the answer is none, or it is the first language or another person’s draft, then it is a problem', async () => {
    const edit = asEdit(draft.content)
    await models.world.as('ada')('PUT', `/make/drafts/${draft.id}/content?language=de`, {
      body: { ...edit, headline: 'Dichterin', intro: [] },
      headers: { 'If-Match': '*' },
    })
    for (const vendor of Object.values(models.vendors)) vendor.next({ kind: 'wrong-json' })
    expect((await suggest()).body.code).toBe('model-answer-unusable')
    expect((await suggest(undefined, 'ada', 'en')).status).toBe(404)
    expect((await suggest(undefined, 'ada', 'fr')).status).toBe(404)
    expect((await suggest(undefined, 'eve')).status).toBe(404)
  })

  it('when its owner allows no vendor, then they are told', async () => {
    models.world.allow('ada')
    expect((await suggest()).body.code).toBe('validation-failed')
  })
})
