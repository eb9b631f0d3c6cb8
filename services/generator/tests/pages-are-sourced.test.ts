import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import type { FactSources, ResumeContent } from '@thumbfolio/contracts'
import { planted, seeded } from '@thumbfolio/testing'
import { placedLines, factsOf, onlySourced, arrange, arrangeLocally, linesOf } from '@thumbfolio/site-page'
import { placesFor } from './fake-service-clients.js'
import { locallyArranged } from './locally-arranged.js'
import { htmlOf, strangeTexts } from './page-texts.js'

const corpus = new URL('../../../packages/resume-reader/tests/corpus/', import.meta.url)
const folders = ['truth/', 'unseen/first/truth/', 'unseen/second/truth/'].map(
  (folder) => new URL(folder, corpus),
)
const resumes = [
  ...folders,
  new URL('../../../packages/site-page/tests/trust/people/', import.meta.url),
].flatMap((folder) =>
  readdirSync(folder).map((file) => {
    const {
      meta: _meta,
      $schema: _schema,
      ...content
    } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as ResumeContent & {
      meta?: unknown
      $schema?: unknown
    }
    return { file, content }
  }),
)
const hostile = JSON.parse(
  readFileSync(new URL('../../../packages/site-page/tests/trust/hostile.json', import.meta.url), 'utf8'),
) as readonly string[]
const contact = { email: true, phone: true, address: true }

/** What is pinned of a content when only these sources are known, made into a page. */
function pageOf(content: ResumeContent, sources: FactSources, answer?: unknown) {
  const { unsourced, ...pinned } = onlySourced({ content, sources })
  const { composition } = arrange(answer ?? arrangeLocally(pinned.content), pinned.content)
  return { content: pinned.content, sources: pinned.sources ?? {}, composition, unsourced }
}

/** Each source with the same chance of being lost, drawn from the seed. */
function withLosses(sources: FactSources, seed: number): FactSources {
  const next = seeded(seed)
  return Object.fromEntries(Object.entries(sources).filter(() => next() > 0.3))
}

/** Texts in every place where an answer has an id or a name, beside the ids that it should have. */
function inventing(texts: readonly string[], content: ResumeContent) {
  const { sections } = arrangeLocally(content)
  const lines = linesOf(content).map(({ id }) => id)
  return {
    language: texts[0],
    intro: [...texts, ...lines],
    best: [...texts, ...lines],
    theme: texts[0],
    sections: [
      ...texts.map((text) => ({
        name: text,
        entries: [{ id: text, emphasis: text, lines: texts, prose: texts }],
      })),
      ...sections.map(({ name, entries }) => ({
        name,
        entries: entries.map((entry) => ({ ...entry, title: texts[0], lines: [...texts, ...lines] })),
      })),
    ],
    suggestions: texts.map((text) => ({ place: 'intro', text, sources: lines.slice(0, 1) })),
  }
}

describe('a page of any sample resume', () => {
  it('when the samples are counted, then there are as many as there were', () => {
    expect(resumes.length).toBeGreaterThanOrEqual(60)
  })

  it.each(resumes)('when that of $file is shown, then every text on it has a source', ({ content }) => {
    const page = pageOf(content, placesFor(content))
    expect(page.unsourced).toEqual([])
    expect(strangeTexts(page, page.sources)).toEqual([])
  })

  it.each(resumes)(
    'when an answer about $file invents, obeys or writes markup in every place, then none of it is on the page',
    ({ content }) => {
      const texts = [...hostile, ...planted.invented, ...planted.markup, ...planted.obeyed]
      const page = pageOf(content, placesFor(content), inventing(texts, content))
      expect(strangeTexts(page, page.sources)).toEqual([])
      const shown = [...page.composition.intro, ...placedLines(page.composition)]
      expect(shown.map(({ line }) => line).sort()).toEqual(
        linesOf(content)
          .map(({ id }) => id)
          .sort(),
      )
    },
  )

  it.each(resumes)('when that of $file has quotes at the top, then no line is said twice', ({ content }) => {
    const best = linesOf(content).map(({ id }) => id)
    const page = pageOf(content, placesFor(content), { ...arrangeLocally(content), best })
    const body = htmlOf(page).replace(/<head>.*<\/head>/s, '')
    const plain = page.composition.best.flatMap((id) => {
      const { text = '' } = placedLines(page.composition).find(({ line }) => line === id) ?? {}
      return /[<>&"']/.test(text) ? [] : [text]
    })
    const others = linesOf(content).map(({ text }) => text)
    for (const text of plain)
      if (others.filter((other) => other.includes(text)).length === 1)
        expect(body.split(text)).toHaveLength(2)
  })

  it.each(resumes)(
    'when sources of $file are lost, then what they were of is gone and every text left has one',
    ({ content }) => {
      for (const seed of [1, 2, 3]) {
        const page = pageOf(content, withLosses(placesFor(content), seed))
        expect(page.unsourced.length).toBeGreaterThan(0)
        expect({ seed, strange: strangeTexts(page, page.sources) }).toEqual({ seed, strange: [] })
        const facts = factsOf(page.content, page.composition, contact)
        expect(facts.filter(({ pointer }) => !(pointer in page.sources))).toEqual([])
      }
    },
  )

  it('when a text without a source slips through to the page, then this test sees it', () => {
    const { content } = resumes[0]!
    const sources = placesFor(content)
    const slipped = { ...content, work: [...content.work!, { position: 'Chief Impostor' }] }
    const composition = locallyArranged(slipped)
    expect(strangeTexts({ content: slipped, composition }, sources)).toEqual(['Chief Impostor'])
  })

  it('when a sentence that is neither the resume’s nor its owner’s slips through, then this test sees it', () => {
    const { content } = resumes[0]!
    const composition = locallyArranged(content)
    const slipped = { text: 'She was a queen.', by: 'composer' as const }
    const shown = { content, composition: { ...composition, intro: [...composition.intro, slipped] } }
    expect(strangeTexts(shown, placesFor(content)).join()).toContain('queen')
    const accepted = { ...composition, intro: [{ ...slipped, by: 'owner' as const }] }
    expect(strangeTexts({ content, composition: accepted }, placesFor(content))).toEqual([])
  })
})
