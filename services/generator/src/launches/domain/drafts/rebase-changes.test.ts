import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { ResumeContent, SiteContentEdit } from '@thumbfolio/contracts'
import { locallyArranged } from '../../../../tests/locally-arranged.js'
import { live as liveSite } from '../../../../tests/site-states.js'
import { editedPageOf } from '../edits/edited-page.js'
import { contentEdited } from '../edits/owner-edit.js'
import { liveOf } from '../site/live-version.js'
import type { Pinned, Site } from '../site/site.js'
import { rebaseOf } from './rebase-changes.js'

const read: ResumeContent = {
  basics: { name: 'Ada Lovelace', label: 'Mathematician', url: 'https://ada.example/' },
  work: [
    { name: 'Engines Ltd', position: 'Programmer', startDate: '1842', highlights: ['Note G', 'Letters'] },
    { name: 'Looms Ltd', position: 'Weaver', startDate: '1840', endDate: '1841', highlights: ['Cloth'] },
  ],
  education: [{ institution: 'University of London', area: 'Mathematics' }],
}
const other: ResumeContent = {
  ...read,
  work: [
    { name: 'Babbage & Co', position: 'Advisor', startDate: '1850', highlights: ['Advised'] },
    ...(read.work ?? []).toReversed(),
  ],
}

function pageOf(content: ResumeContent): Site {
  const pinned: Pinned = { etag: '"1"', language: 'en', content }
  const composition = locallyArranged(content)
  const site = liveSite()
  return { ...site, live: { ...liveOf(site), source: { pinned, composition } } }
}
const sourceOf = (site: Site) => liveOf(site).source
const wordsOf = (site: Site) => editedPageOf(sourceOf(site))
const asEdit = (site: Site): SiteContentEdit => {
  const { headline, intro, titles, sections } = wordsOf(site)
  return {
    headline,
    intro: [...intro],
    titles: { ...titles },
    sections: sections.map(({ name, entries }) => ({
      name,
      entries: entries.map(({ id, emphasis, lines }) => ({ id, emphasis, lines: [...lines] })),
    })),
  }
}

/** A change that names its author, so that each text says whose it is. */
type Step = (edit: SiteContentEdit, word: string) => SiteContentEdit
const inEntry =
  (
    at: number,
    change: (entry: SiteContentEdit['sections'][number]['entries'][number], word: string) => object,
  ): Step =>
  (edit, word) => {
    const all = edit.sections.flatMap(({ entries }) => entries)
    const wanted = all[at % Math.max(1, all.length)]
    return {
      ...edit,
      sections: edit.sections.map((section) => ({
        ...section,
        entries: section.entries.map((entry) =>
          entry === wanted ? { ...entry, ...change(entry, word) } : entry,
        ),
      })),
    }
  }
const steps = fc.oneof(
  fc.constant<Step>((edit, word) => ({ ...edit, headline: `Headline ${word}` })),
  fc.constant<Step>((edit, word) => ({ ...edit, intro: [...edit.intro, `Intro ${word}`] })),
  fc.constant<Step>((edit, word) => ({ ...edit, titles: { ...edit.titles, work: `Title ${word}` } })),
  fc.constant<Step>((edit, word) => ({ ...edit, basics: { ...edit.basics, name: `Ada ${word}` } })),
  fc.nat(5).map((at) => inEntry(at, ({ lines }, word) => ({ lines: [...lines, `Line ${word}`] }))),
  fc.nat(5).map((at) => inEntry(at, ({ lines }) => ({ lines: lines.slice(1) }))),
  fc
    .nat(5)
    .map((at) =>
      inEntry(at, ({ fields }, word) => ({ fields: { ...fields, url: `https://${word}.example/` } })),
    ),
  fc.constant<Step>((edit, word) => ({
    ...edit,
    sections: [
      ...edit.sections.filter(({ name }) => name !== 'projects'),
      {
        name: 'projects',
        entries: [
          ...(edit.sections.find(({ name }) => name === 'projects')?.entries ?? []),
          {
            id: 'new',
            emphasis: 'normal' as const,
            fields: { name: `Project ${word}` },
            lines: [`Did ${word}`],
          },
        ],
      },
    ],
  })),
  fc.nat(5).map((at): Step => (edit) => {
    const all = edit.sections.flatMap(({ entries }) => entries)
    const gone = all[at % Math.max(1, all.length)]
    return {
      ...edit,
      sections: edit.sections.map((section) => ({
        ...section,
        entries: section.entries.filter((entry) => entry !== gone),
      })),
    }
  }),
  fc.constant<Step>((edit) => ({ ...edit, sections: edit.sections.toReversed() })),
)

/** The page after each step, as if its owner had saved every one. */
const changed = (site: Site, given: readonly Step[], author: string): Site =>
  given.reduce((now, step, at) => contentEdited(now, step(asEdit(now), `${author}${at}x`), at), site)
const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(texts)
const rebased = (base: Site, mine: Site, theirs: Site) => {
  const { edit, collisions } = rebaseOf(sourceOf(base), sourceOf(mine), sourceOf(theirs))
  return { page: contentEdited(theirs, edit, 9), collisions }
}
const wordsBy = (author: string, value: unknown) =>
  new Set(texts(value).filter((text) => new RegExp(`${author}\\dx`).test(text)))

describe('changes that are brought onto a live page that moved on', () => {
  const some = fc.array(steps, { maxLength: 5 })

  it('when only one side changed, then its page is the result, without a collision', () => {
    const base = pageOf(read)
    fc.assert(
      fc.property(some, (given) => {
        const page = changed(base, given, 'own')
        for (const result of [rebased(base, page, base), rebased(base, base, page)]) {
          const [is, wanted] = [wordsOf(result.page), wordsOf(page)]
          const withoutIds = ({ sections, ...rest }: typeof is) => ({
            ...rest,
            sections: sections.map(({ name, entries }) => ({
              name,
              entries: entries.map(({ id: _, ...entry }) => entry),
            })),
          })
          expect(withoutIds(is)).toEqual(withoutIds(wanted))
          expect(result.collisions).toEqual([])
        }
      }),
      { numRuns: 60 },
    )
  })

  it('when both sides changed, then no word of the draft is lost, and each of the page is on it or listed', () => {
    const bases = [pageOf(read), pageOf(other)] as const
    fc.assert(
      fc.property(some, some, fc.nat(1), (mine, theirs, at) => {
        const base = bases[0]
        const draft = changed(base, mine, 'own')
        const live = changed(bases[at]!, theirs, 'their')
        const { page, collisions } = rebased(base, draft, live)
        const shown = texts(wordsOf(page))
        for (const word of wordsBy('own', wordsOf(draft))) expect(shown).toContain(word)
        const all = [...shown, ...collisions.map(({ fact }) => fact)].join('\n')
        const own = wordsOf(draft)
        // What was taken off here and is as it was there goes; a word of theirs is never in such an entry.
        for (const word of wordsBy('their', wordsOf(live)))
          expect([all, own]).toContainEqual(expect.stringContaining(word))
      }),
      { numRuns: 120 },
    )
  })

  it('when the page was launched from another resume, then a change of an entry is applied where that entry is now', () => {
    const [base, live] = [pageOf(read), pageOf(other)]
    const edit = asEdit(base)
    const draft = contentEdited(
      base,
      {
        ...edit,
        sections: edit.sections.map((section) => ({
          ...section,
          entries: section.entries.map((entry) =>
            entry.id === 'work/0' ? { ...entry, fields: { position: 'Chief programmer' } } : entry,
          ),
        })),
      },
      1,
    )
    const { page } = rebased(base, draft, live)
    const { work = [] } = sourceOf(page).pinned.content
    expect(work.map(({ name, position }) => `${name}: ${position}`)).toEqual([
      'Babbage & Co: Advisor',
      'Looms Ltd: Weaver',
      'Engines Ltd: Chief programmer',
    ])
  })

  it('when something was taken off the live page and changed here, then it is shown again, and that is listed', () => {
    const base = changed(pageOf(read), [(edit) => ({ ...edit, headline: 'Countess' })], 'base')
    const without = (edit: SiteContentEdit): SiteContentEdit => ({
      ...edit,
      headline: '',
      sections: edit.sections.map((section) => ({
        ...section,
        entries: section.entries.filter(({ id }) => id !== 'work/0'),
      })),
    })
    const live = contentEdited(base, without(asEdit(base)), 1)
    const draft = contentEdited(
      base,
      inEntry(0, ({ lines }) => ({ lines: [...lines, 'Own'] }))(
        { ...asEdit(base), headline: 'Countess of Lovelace' },
        '',
      ),
      1,
    )
    const { page, collisions } = rebased(base, draft, live)
    expect(texts(wordsOf(page))).toEqual(expect.arrayContaining(['Own', 'Countess of Lovelace']))
    expect(collisions).toEqual([
      { fact: 'Programmer, Engines Ltd', reason: expect.stringContaining('taken off') },
      { fact: 'Countess of Lovelace', reason: expect.stringContaining('removed on the live page') },
    ])
  })

  it('when a picture was taken off the live page and another one added here, then the first stays off', () => {
    const caseStudy = { slug: 'x', lead: 'a', blocks: [{ kind: 'picture' as const, id: 'a' }] }
    const picturesOf = (site: Site, ...ids: string[]): Site => {
      const { composition, ...source } = sourceOf(site)
      const pictures = ids.map((id) => ({ id, width: 9, height: 9 }))
      const sections = composition.sections.map(({ name, entries }) => ({
        name,
        entries: entries.map((entry) => (entry.id === 'work/0' ? { ...entry, pictures, caseStudy } : entry)),
      }))
      const live = { ...liveOf(site), source: { ...source, composition: { ...composition, sections } } }
      return { ...site, live }
    }
    const page = pageOf(read)
    const [base, mine, theirs] = [
      picturesOf(page, 'a', 'b'),
      picturesOf(page, 'a', 'b', 'c'),
      picturesOf(page, 'b', 'd'),
    ]
    const { edit } = rebaseOf(sourceOf(base), sourceOf(mine), sourceOf(theirs))
    const entry = edit.sections.flatMap(({ entries }) => entries).find(({ id }) => id === 'work/0')
    expect(entry?.pictures?.map(({ id }) => id)).toEqual(['b', 'c', 'd'])
    expect(entry?.caseStudy).toEqual({ slug: 'x', blocks: [] })
  })

  it('when sections with own titles were moved and renamed on both sides, then each entry is there once, in its section', () => {
    const titled = {
      ...read,
      custom: [
        { section: 'Talks', title: 'One' },
        { section: 'Riding', title: 'Two' },
      ],
    }
    const base = pageOf(titled)
    const custom = (...ids: string[]) => ({
      name: 'custom',
      entries: ids.map((id) => ({ id, emphasis: 'normal' as const, lines: [] })),
    })
    const others = (edit: SiteContentEdit) => edit.sections.filter(({ name }) => name !== 'custom')
    const all = asEdit(base)
    const draft = contentEdited(
      base,
      { ...all, sections: [custom('custom/1'), ...others(all), custom('custom/0')] },
      1,
    )
    const renamed = { ...custom('custom/1').entries[0]!, fields: { section: 'Horses' } }
    const ofLive = [
      ...others(all),
      { ...custom('custom/0'), entries: [...custom('custom/0').entries, renamed] },
    ]
    const live = contentEdited(base, { ...all, sections: ofLive }, 1)
    const { page } = rebased(base, draft, live)
    const { composition, pinned } = sourceOf(page)
    const ids = composition.sections.flatMap(({ entries }) => entries.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(['custom/0', 'custom/1']))
    expect(ids.indexOf('custom/1')).toBeLessThan(ids.indexOf('work/0'))
    expect(pinned.content.custom?.map(({ section }) => section)).toEqual(['Talks', 'Horses'])
  })
})
