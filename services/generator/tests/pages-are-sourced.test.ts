import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import type { FactSources, ResumeContent } from '@thumbfolio/contracts'
import { seeded } from '@thumbfolio/testing'
import { checkPage } from '../src/domain/check/check-page.js'
import { composeLocally } from '../src/domain/compose-locally.js'
import { factsOf } from '../src/domain/facts.js'
import { onlySourced } from '../src/domain/only-sourced.js'
import { placesFor } from './fake-peers.js'
import { strangeTexts } from './page-texts.js'

const corpus = new URL('../../resume/tests/corpus/', import.meta.url)
const folders = ['truth/', 'unseen/first/truth/', 'unseen/second/truth/'].map(
  (folder) => new URL(folder, corpus),
)
const resumes = [...folders, new URL('trust/people/', import.meta.url)].flatMap((folder) =>
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
const contact = { email: true, phone: true, address: true }

/** What is pinned of a content when only these sources are known, checked and made into a page. */
function pageOf(content: ResumeContent, sources: FactSources) {
  const { unsourced, ...pinned } = onlySourced({ content, sources })
  const composition = checkPage(composeLocally(pinned.content), { ...pinned, contact }).composition
  return { content: pinned.content, sources: pinned.sources ?? {}, composition, unsourced }
}

/** Each source with the same chance of being lost, told by the seed. */
function withLosses(sources: FactSources, seed: number): FactSources {
  const next = seeded(seed)
  return Object.fromEntries(Object.entries(sources).filter(() => next() > 0.3))
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
    const composition = composeLocally(slipped)
    expect(strangeTexts({ content: slipped, composition }, sources)).toEqual(['Chief Impostor'])
  })
})
