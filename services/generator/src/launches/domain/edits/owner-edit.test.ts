import { describe, expect, it } from '@jest/globals'
import { live, states, take } from '../../../../tests/site-states.js'
import { holds } from '../site/lease.js'
import { contentEtag, liveOf } from '../site/live-version.js'
import { contentEdited } from './owner-edit.js'
import { dueAt, type Site } from '../site/site.js'

function siteOf(content: Record<string, unknown[]>, intro = ['Built engines.']): Site {
  const site = live()
  const { source, ...version } = liveOf(site)
  const composition = {
    ...source.composition,
    intro: intro.map((text) => ({ text, by: 'composer' as const, entries: ['work/0'] })),
    sections: [],
  }
  return { ...site, live: { ...version, source: { pinned: { ...source.pinned, content }, composition } } }
}
const work = { work: [{ name: 'Engines Ltd' }, { name: 'Looms Ltd' }] }
const entry = (id: string, lines: string[] = []) => ({ id, emphasis: 'normal' as const, lines })

describe("an owner's edit", () => {
  it('when a sentence stood there, then it stays whoever’s it was, and a new one is the owner’s', () => {
    const site = contentEdited(
      siteOf(work),
      { intro: ['Best coffee in town.', 'Built engines.'], sections: [] },
      9_000,
    )
    expect(liveOf(site).source.composition.intro).toEqual([
      { text: 'Best coffee in town.', by: 'owner' },
      { text: 'Built engines.', by: 'composer', entries: ['work/0'] },
    ])
    expect(dueAt(site)).toBe(9_000)
  })

  it('when a sentence of another place is copied, then it is the owner’s', () => {
    const sections = [{ name: 'work', entries: [entry('work/1', ['Built engines.'])] }]
    const site = contentEdited(siteOf(work), { intro: [], sections }, 9_000)
    expect(liveOf(site).source.composition.sections[0]?.entries[0]?.lines).toEqual([
      { text: 'Built engines.', by: 'owner' },
    ])
  })

  const jobs = {
    work: [{ name: 'Engines Ltd', summary: 'Built it.', highlights: ['Note G', 'Found a fault'] }],
  }
  const edited = (site: Site, lines: string[], best?: string[]) =>
    contentEdited(
      site,
      { intro: [], sections: [{ name: 'work', entries: [entry('work/0', lines)] }], ...(best && { best }) },
      9_000,
    )
  const linesOf = (site: Site) => liveOf(site).source.composition.sections[0]?.entries[0]?.lines

  it('when a line of the resume is written, then it is that line, also where it did not stand', () => {
    expect(linesOf(edited(siteOf(jobs), ['Found a fault', 'Built it.']))).toEqual([
      { text: 'Found a fault', line: 'work/0/highlights/1' },
      { text: 'Built it.', line: 'work/0/summary#0' },
    ])
  })

  it('when a line is written otherwise, then the owner’s words stand for it', () => {
    const all = edited(siteOf(jobs), [])
    expect(linesOf(all)).toHaveLength(3)
    expect(linesOf(edited(all, ['Built it.', 'The first program', 'Found a fault', 'I sail.']))).toEqual([
      { text: 'Built it.', line: 'work/0/summary#0' },
      { text: 'The first program', line: 'work/0/highlights/0', by: 'owner' },
      { text: 'Found a fault', line: 'work/0/highlights/1' },
      { text: 'I sail.', by: 'owner' },
    ])
  })

  it('when quotes are chosen, then they stand at the top as long as their lines are there', () => {
    const top = edited(edited(siteOf(jobs), []), ['Note G', 'Found a fault'], ['work/0/highlights/1'])
    expect(liveOf(top).source.composition.best).toEqual(['work/0/highlights/1'])
    expect(liveOf(edited(top, ['Note G'])).source.composition.best).toEqual([])
    for (const best of [['work/0/summary#0'], ['work/0/highlights/1', 'work/0/highlights/1']])
      expect(() => edited(top, ['Note G', 'Found a fault'], best)).toThrow(
        expect.objectContaining({ code: 'validation-failed' }),
      )
  })

  it('when entries come in another order or not at all, then the page has that order and not the others', () => {
    const sections = [{ name: 'work', entries: [entry('work/1'), entry('work/0')] }]
    const ordered = contentEdited(siteOf(work), { intro: [], sections }, 9_000)
    expect(liveOf(ordered).source.composition.sections[0]?.entries.map(({ id }) => id)).toEqual([
      'work/1',
      'work/0',
    ])
    const empty = contentEdited(ordered, { intro: [], sections: [{ name: 'work', entries: [] }] }, 9_000)
    expect(liveOf(empty).source.composition.sections).toEqual([])
  })

  it.each([
    ['an unknown section', [{ name: 'hobbies', entries: [] }], '#/sections/0/name'],
    [
      'a section twice',
      [
        { name: 'work', entries: [] },
        { name: 'work', entries: [] },
      ],
      '#/sections/1/name',
    ],
    [
      'an entry that the resume has not',
      [{ name: 'work', entries: [entry('work/2')] }],
      '#/sections/0/entries/0/id',
    ],
    [
      'an entry of another section',
      [{ name: 'skills', entries: [entry('work/0')] }],
      '#/sections/0/entries/0/id',
    ],
    [
      'an entry twice',
      [{ name: 'work', entries: [entry('work/0'), entry('work/0')] }],
      '#/sections/0/entries/1/id',
    ],
  ])('when it names %s, then it is refused and says where', (_what, sections, pointer) => {
    expect(() => contentEdited(siteOf(work), { intro: [], sections }, 9_000)).toThrow(
      expect.objectContaining({ code: 'validation-failed', errors: [expect.objectContaining({ pointer })] }),
    )
  })

  it('when sections with own titles are apart, then the page has them so, and what is added to each has its own id', () => {
    const titled = {
      custom: [
        { section: 'Talks', title: 'One' },
        { section: 'Riding', title: 'Two' },
      ],
    }
    const added = (title: string) => ({ ...entry('new'), fields: { section: title, title } })
    const sections = [
      { name: 'custom', entries: [entry('custom/1'), added('Riding')] },
      { name: 'work', entries: [entry('work/0')] },
      { name: 'custom', entries: [] },
      { name: 'custom', entries: [added('Talks'), entry('custom/0')] },
    ]
    const page = contentEdited(siteOf({ ...work, ...titled }), { intro: [], sections }, 9_000)
    const { composition, pinned } = liveOf(page).source
    expect(composition.sections.map(({ entries }) => entries.map(({ id }) => id))).toEqual([
      ['custom/1', 'custom/2'],
      ['work/0'],
      ['custom/3', 'custom/0'],
    ])
    expect(pinned.content.custom?.map(({ section }) => section)).toEqual([
      'Talks',
      'Riding',
      'Riding',
      'Talks',
    ])
    const twice = [sections[1]!, sections[1]!]
    expect(() => contentEdited(siteOf(work), { intro: [], sections: twice }, 9_000)).toThrow()
  })

  it('when it is made, then the content has another ETag and who publishes the old one has lost its lease', () => {
    const before = take({ ...siteOf(work), republish: { retryAt: 0, tries: 0 } })
    const after = contentEdited(before, { intro: [], sections: [] }, 9_000)
    expect(contentEtag(liveOf(after))).not.toBe(contentEtag(liveOf(before)))
    expect(holds(after, before.epoch)).toBe(false)
  })

  it('when the site was never live, then there is nothing to edit', () => {
    expect(() => contentEdited(states.failed(), { intro: [], sections: [] }, 9_000)).toThrow(
      expect.objectContaining({ code: 'site-not-live' }),
    )
  })
})
