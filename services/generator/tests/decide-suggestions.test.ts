import { afterAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { SiteContent, SiteSuggestion, SuggestionDecision } from '@thumbfolio/contracts'
import { eventually, type ModelBehaviour } from '@thumbfolio/testing'
import { asEdit, readContent } from './content-edit.js'
import { fullSample, startModelWorld, type ModelWorld } from './model-world.js'

const resume = {
  ...fullSample,
  work: [
    {
      ...fullSample.work![0]!,
      highlights: [
        'Wrote note G for 12 readers',
        'Computed numbers by hand',
        'Taught two younger colleagues',
      ],
    },
  ],
}
const at = (index: number, text: string, more: object = {}) => ({
  place: `work/0/highlights/${index}`,
  text,
  sources: [`work/0/highlights/${index}`],
  ...more,
})
const wordings = [
  at(0, 'Wrote the note G for 12 readers'),
  at(1, 'Computed 400 numbers by hand'),
  at(2, 'Taught two younger colleagues by hand', { sources: ['work/0/highlights/2', 'work/0/highlights/1'] }),
  {
    place: 'intro',
    text: 'Ada explains them in notes and writes programs.',
    sources: ['basics/summary#0', 'basics/summary#1'],
  },
]
wordings.push({ place: 'headline', text: 'Programmer', sources: ['work/0/highlights/0'] })
const answer: ModelBehaviour = {
  kind: 'text',
  text: JSON.stringify({ intro: [], best: [], theme: 'editorial', sections: [], suggestions: wordings }),
}

let models: ModelWorld | undefined
let siteName = ''
let count = 0
beforeEach(async () => {
  models ??= await startModelWorld()
  models.world.resumes.put('ada', 'resume-1', resume)
  siteName = `decided-${++count}`
  await models.launch(siteName, 'gemini-flash', { behaviours: [answer, answer] })
})
afterAll(async () => models?.[Symbol.asyncDispose]())

const world = () => models!.world
const path = (rest: string) => `/make/sites/${siteName}/${rest}`
const read = () => readContent(world(), siteName)
const decide = (etag: string | undefined, decisions: readonly SuggestionDecision[], user = 'ada') =>
  world().as(user)('PUT', path('suggestions'), {
    body: { decisions },
    ...(etag && { headers: { 'If-Match': etag } }),
  })
const of = ({ suggestions }: SiteContent, place: string): SiteSuggestion =>
  suggestions.find((one) => one.place === place)!
const shows = (text: string) => eventually(async () => (await world().visit(siteName)).text.includes(text))
const page = async () => (await world().visit(siteName)).text

describe('suggestions of a live page', () => {
  it('when a launch goes live, then they wait, the page has none of them, and the invented number is told', async () => {
    const { content } = await read()
    expect(content.suggestions).toHaveLength(5)
    const invented = of(content, 'work/0/highlights/1')
    expect(invented).toMatchObject({
      original: 'Computed numbers by hand',
      passed: false,
      outdated: false,
      reasons: ['“400” is in none of the lines that this is based on.'],
      beyond: [{ text: '400', start: 9, end: 12 }],
    })
    expect(invented.changes).toContainEqual({ kind: 'added', text: ' 400' })
    expect(of(content, 'work/0/highlights/0')).toMatchObject({ passed: true, reasons: [], beyond: [] })
    const text = await page()
    for (const wording of wordings.slice(0, -1)) expect(text).not.toContain(wording.text)
  })

  it('when they are accepted, edited and rejected at once, then the page says so, free, and tells what was accepted from what was written', async () => {
    const { content, etag } = await read()
    const free = world().ledger.free()
    const { status, body, headers } = await decide(etag, [
      { kind: 'accept', id: of(content, 'work/0/highlights/0').id },
      { kind: 'edit', id: of(content, 'work/0/highlights/1').id, text: 'Computed for <b>years</b>' },
      { kind: 'reject', id: of(content, 'work/0/highlights/2').id },
      { kind: 'accept', id: of(content, 'intro').id },
      { kind: 'reject', id: of(content, 'headline').id },
    ])
    expect([status, body.data.suggestions]).toEqual([200, []])
    expect(headers.get('etag')).not.toBe(etag)
    await shows('Ada explains them in notes and writes programs.')
    const text = await page()
    for (const own of [
      'Wrote the note G for 12 readers',
      'Computed for &lt;b&gt;years&lt;/b&gt;',
      'Taught two younger colleagues',
    ])
      expect(text).toContain(own)
    for (const gone of [
      '400 numbers',
      'Taught two younger colleagues by hand',
      'Wrote note G for 12 readers',
    ])
      expect(text).not.toContain(gone)
    expect(world().ledger.free()).toBe(free)
    const [work] = (await read()).content.sections.filter(({ name }) => name === 'work')
    const own = work!.entries[0]!.lines.filter(({ by }) => by === 'owner')
    expect(own.map(({ text, suggested }) => [text, suggested?.model])).toEqual([
      ['Wrote the note G for 12 readers', 'gemini-flash'],
      ['Computed for <b>years</b>', undefined],
    ])
    expect(Date.parse(own[0]!.suggested!.acceptedAt!)).toBeLessThanOrEqual(Date.now())
  })

  it('when its owner changes a wording that they accepted, then it is their own', async () => {
    const { content, etag } = await read()
    const { body } = await decide(etag, [{ kind: 'accept', id: of(content, 'work/0/highlights/0').id }])
    const accepted = body.data as SiteContent
    const edit = JSON.parse(JSON.stringify(asEdit(accepted)).replace('Wrote the note G', 'Wrote that note G'))
    const saved = await world().as('ada')('PUT', path('content'), {
      body: edit,
      headers: { 'If-Match': '*' },
    })
    const lines = (saved.body.data as SiteContent).sections.flatMap(({ entries }) =>
      entries.flatMap((entry) => entry.lines),
    )
    expect(lines).toContainEqual({
      text: 'Wrote that note G for 12 readers',
      by: 'owner',
      line: 'work/0/highlights/0',
    })
    expect(lines.filter(({ suggested }) => suggested)).toEqual([])
  })

  it('when two tabs decide, then the later one is told to load it again, also after a rejection', async () => {
    const { content, etag } = await read()
    const id = of(content, 'work/0/highlights/0').id
    expect((await decide(etag, [{ kind: 'reject', id }])).status).toBe(200)
    expect((await decide(etag, [{ kind: 'accept', id }])).body.code).toBe('stale')
    expect((await read()).content.suggestions.map((one) => one.id)).not.toContain(id)
  })

  it('when a suggestion was decided, or nobody knows it, then it cannot be decided again', async () => {
    const { content, etag } = await read()
    const id = of(content, 'work/0/highlights/0').id
    const { headers } = await decide(etag, [{ kind: 'accept', id }])
    for (const decided of [id, 'unknown'])
      expect((await decide(headers.get('etag')!, [{ kind: 'accept', id: decided }])).body.code).toBe(
        'validation-failed',
      )
  })

  it('when the owner corrected the line since, then it is shown again and not applied', async () => {
    const { content, etag } = await read()
    const { intro, sections } = content
    const corrected = {
      intro: intro.map(({ text }) => text),
      sections: sections.map(({ name, entries }) => ({
        name,
        entries: entries.map(({ id, emphasis, lines }) => ({
          id,
          emphasis,
          lines: lines.map(({ text }) => text.replace('for 12 readers', 'for 13 readers')),
        })),
      })),
    }
    const saved = await world().as('ada')('PUT', path('content'), {
      body: corrected,
      headers: { 'If-Match': etag },
    })
    const outdated = of(saved.body.data as SiteContent, 'work/0/highlights/0')
    expect(outdated).toMatchObject({ outdated: true, original: 'Wrote note G for 13 readers' })
    const answered = await decide(saved.headers.get('etag')!, [{ kind: 'accept', id: outdated.id }])
    expect(answered.status).toBe(200)
    expect(of(answered.body.data as SiteContent, 'work/0/highlights/0')).toMatchObject({ outdated: true })
    await shows('for 13 readers')
    expect(await page()).not.toContain('Wrote the note G')
  })

  it('when a wording is accepted whose line another one rests on, then that one still waits', async () => {
    const { content, etag } = await read()
    const first = await decide(etag, [{ kind: 'edit', id: of(content, 'intro').id, text: 'Ada.' }])
    expect(of(first.body.data as SiteContent, 'work/0/highlights/2').outdated).toBe(false)
    const second = await decide(first.headers.get('etag')!, [
      { kind: 'accept', id: of(content, 'work/0/highlights/1').id },
    ])
    expect(of(second.body.data as SiteContent, 'work/0/highlights/2').outdated).toBe(false)
  })

  it.each([
    ['before', 0],
    ['behind', 1],
  ])(
    'when all are accepted at once, a sentence %s the introduction that it is of, then the introduction is whole',
    async (_where, position) => {
      const sentence = {
        place: 'basics/summary#0',
        text: 'Writes her programs.',
        sources: ['basics/summary#0'],
      }
      const suggestions = [wordings[3]!].toSpliced(position, 0, sentence)
      const both = { intro: [], best: [], theme: 'editorial', sections: [], suggestions }
      const text = JSON.stringify(both)
      await models!.launch(siteName, 'gemini-flash', {
        behaviours: [
          { kind: 'text', text },
          { kind: 'text', text },
        ],
      })
      const { content, etag } = await read()
      const ids = suggestions.map(({ place }) => of(content, place).id)
      const { status, body } = await decide(
        etag,
        ids.map((id) => ({ kind: 'accept', id })),
      )
      expect([status, body.data.intro.map((line: { text: string }) => line.text)]).toEqual([
        200,
        [wordings[3]!.text],
      ])
      expect(of(body.data as SiteContent, sentence.place)).toMatchObject({ outdated: true })
      const later = (await read()).content
      expect(of(later, sentence.place)).toMatchObject({ outdated: true })
    },
  )

  it('when an edit says contact data that is private, then it is refused and everything waits as before', async () => {
    const { content, etag } = await read()
    const { body } = await decide(etag, [
      { kind: 'edit', id: of(content, 'intro').id, text: 'Call +44 20 7946 0000.' },
    ])
    expect(body.code).toBe('validation-failed')
    expect((await read()).content.suggestions).toHaveLength(5)
  })

  it('when somebody else asks, or says not what they saw, then nothing is decided', async () => {
    const { content, etag } = await read()
    const accept: SuggestionDecision[] = [{ kind: 'accept', id: of(content, 'intro').id }]
    expect((await decide(etag, accept, 'bob')).status).toBe(404)
    expect((await decide(undefined, accept)).status).toBe(428)
    expect((await decide(etag, [])).status).toBe(400)
    expect((await read()).etag).toBe(etag)
  })

  it('when the site is launched again, then a rejected wording does not come back and an accepted one stays', async () => {
    const { content, etag } = await read()
    await decide(etag, [
      { kind: 'reject', id: of(content, 'work/0/highlights/2').id },
      { kind: 'accept', id: of(content, 'work/0/highlights/0').id },
    ])
    await shows('Wrote the note G')
    await models!.launch(siteName, 'gemini-flash', { behaviours: [answer, answer] })
    const places = (await read()).content.suggestions.map(({ place }) => place)
    expect(places.sort()).toEqual(['headline', 'intro', 'work/0/highlights/1'])
    expect(await page()).toContain('Wrote the note G for 12 readers')
  })

  it('when a headline is accepted, then it stands under the name, outlives the next launch, and can be taken back', async () => {
    const { content, etag } = await read()
    expect(content.headline).toEqual({ text: 'Mathematician', by: 'resume' })
    const headline = of(content, 'headline')
    expect(headline).toMatchObject({ title: 'Headline', original: 'Mathematician', passed: true })
    const long = await decide(etag, [{ kind: 'edit', id: headline.id, text: 'x'.repeat(201) }])
    expect(long.body.code).toBe('validation-failed')
    await decide(etag, [{ kind: 'edit', id: headline.id, text: 'Programmer of engines' }])
    await shows('Programmer of engines')
    await models!.launch(siteName, 'gemini-flash', { behaviours: [answer, answer] })
    expect(await page()).toContain('Programmer of engines')
    const { content: later, etag: laterEtag } = await read()
    expect(later.headline).toEqual({ text: 'Programmer of engines', by: 'owner' })
    const body = { ...asEdit(later), headline: '' }
    const back = await world().as('ada')('PUT', path('content'), { body, headers: { 'If-Match': laterEtag } })
    expect(back.body.data.headline).toEqual({ text: 'Mathematician', by: 'resume' })
    await eventually(async () => !(await page()).includes('Programmer of engines'))
  })
})
