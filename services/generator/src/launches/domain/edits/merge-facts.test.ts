import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { ResumeContent, SiteContentEdit } from '@thumbfolio/contracts'
import type { PageComposition } from '@thumbfolio/site-page'
import { locallyArranged } from '../../../../tests/locally-arranged.js'
import { live as liveSite } from '../../../../tests/site-states.js'
import { launchedSource, pageOf } from '../page/site-page.js'
import { liveOf } from '../site/live-version.js'
import type { Pinned, Site } from '../site/site.js'
import { mergeOwnerEdits } from './merge-owner-edits.js'
import { contentEdited } from './owner-edit.js'

const ada: ResumeContent = {
  basics: { name: 'Ada Lovelace', label: 'Mathematician', phone: '+44 20 7946 0000' },
  work: [
    { name: 'Engines Ltd', position: 'Programmer', startDate: '1842', highlights: ['Note G'] },
    { name: 'Looms Ltd', position: 'Weaver', startDate: '1840', endDate: '1841' },
  ],
  education: [{ institution: 'University of London', area: 'Mathematics' }],
}
const place = { page: 1, box: [0, 0, 1, 1] as [number, number, number, number] }
const pinnedOf = (content: ResumeContent): Pinned => ({
  etag: '"1"',
  language: 'en',
  content,
  sources: Object.fromEntries(pointersIn(content).map((pointer) => [pointer, place])),
})
const pointersIn = (value: unknown, at = ''): string[] =>
  typeof value === 'string'
    ? [at]
    : Object.entries(value as object).flatMap(([key, item]) => pointersIn(item, `${at}/${key}`))

type Fields = NonNullable<SiteContentEdit['sections'][number]['entries'][number]['fields']>
interface Wishes {
  readonly basics?: SiteContentEdit['basics']
  readonly titles?: Record<string, string>
  readonly fields?: Readonly<Record<string, Fields>>
  /** Added before the entry at this place of a section. */
  readonly added?: readonly { section: string; at: number; fields: Fields; lines: string[] }[]
  readonly hidden?: readonly string[]
}

function edited(site: Site, { basics, titles, fields = {}, added = [], hidden = [] }: Wishes): Site {
  const { intro, sections } = liveOf(site).source.composition
  const lists: SiteContentEdit['sections'] = sections.map(({ name, entries }) => ({
    name: name,
    entries: entries
      .filter(({ id }) => !hidden.includes(id))
      .map(({ id, emphasis, lines }) => ({
        id,
        emphasis,
        lines: lines.map(({ text }) => text),
        ...(fields[id] && { fields: fields[id] }),
      })),
  }))
  for (const { section, at, ...entry } of added) {
    const known = lists.find(({ name }) => name === section)
    const fresh = { id: 'new', emphasis: 'normal' as const, ...entry }
    if (known) known.entries.splice(Math.min(at, known.entries.length), 0, fresh)
    else lists.push({ name: section, entries: [fresh] })
  }
  const edit = { intro: intro.map(({ text }) => text), sections: lists }
  return contentEdited(site, { ...edit, ...(basics && { basics }), ...(titles && { titles }) }, 9_000)
}

function siteOf(content: ResumeContent): Site {
  const site = liveSite()
  const source = { pinned: pinnedOf(content), composition: locallyArranged(content, 'en') }
  return { ...site, live: { ...liveOf(site), source } }
}
function launched(site: Site, content: ResumeContent) {
  const where = { url: 'http://ada.localhost/', appOrigin: 'https://app.example' }
  const page = (composition: PageComposition, pinned: Pinned) =>
    pageOf(site, launchedSource(site, { pinned, composition }), where)
  const pinned = pinnedOf(content)
  return mergeOwnerEdits(locallyArranged(content, 'en'), liveOf(site), { pinned, page, before: site.before })
}
const idsIn = ({ sections }: PageComposition) =>
  sections.flatMap(({ entries }) => entries.map(({ id }) => id))

describe('the facts of an owner in a new launch', () => {
  it('when the resume is the same, then theirs are kept, as theirs, with what was read', () => {
    const site = edited(siteOf(ada), {
      basics: { name: 'Ada King', phone: null },
      titles: { work: 'Engines' },
      fields: { 'work/0': { position: 'Chief programmer', url: 'https://engines.example' } },
    })
    const { pinned, composition, removed, carried } = launched(site, ada)
    expect(pinned.content.basics).toEqual({ name: 'Ada King', label: 'Mathematician' })
    expect(pinned.content.work?.[0]).toMatchObject({ position: 'Chief programmer', name: 'Engines Ltd' })
    expect(pinned.sources).toMatchObject({ '/work/0/position': 'owner', '/work/0/name': place })
    expect(pinned.read?.content).toEqual(ada)
    expect([composition.titles, removed]).toEqual([{ work: 'Engines' }, []])
    expect(carried).toEqual({ sentences: 0, takenOff: 0, facts: 3 })
  })

  it('when they added a section with an own title, then a second launch has it, next to those of the resume', () => {
    const talk = { section: 'Talks', title: 'On cards', highlights: ['Four hundred came'] }
    const resume = { ...ada, custom: [talk] }
    const site = edited(siteOf(resume), {
      fields: { 'custom/0': { section: 'Invited talks' } },
      added: [
        { section: 'custom', at: 1, fields: { section: 'Riding', title: 'Horses' }, lines: ['Daily.'] },
      ],
    })
    const { pinned, composition, removed } = launched(site, resume)
    expect(pinned.content.custom).toMatchObject([
      { section: 'Invited talks', title: 'On cards' },
      { section: 'Riding', title: 'Horses' },
    ])
    const entries = composition.sections.find(({ name }) => name === 'custom')?.entries
    expect(entries?.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
      ['Four hundred came'],
      ['Daily.'],
    ])
    expect(removed).toEqual([])
  })

  it('when the resume says something new, then that is shown and theirs is listed with what replaced it', () => {
    const site = edited(siteOf(ada), {
      fields: { 'work/0': { position: 'Chief programmer', url: 'https://engines.example' } },
    })
    const [engines, looms] = ada.work!
    const { pinned, removed } = launched(site, {
      ...ada,
      work: [looms!, { ...engines!, position: 'Director of engines' }],
    })
    expect(pinned.content.work?.[1]).toMatchObject({
      position: 'Director of engines',
      url: 'https://engines.example',
    })
    expect(removed).toEqual([
      { fact: 'Chief programmer', reason: expect.stringContaining('“Director of engines”') },
    ])
  })

  it('when the resume was corrected to the same, then it belongs to the resume', () => {
    const site = edited(siteOf(ada), { fields: { 'work/0': { position: 'Chief programmer' } } })
    const [engines, looms] = ada.work!
    const corrected = { ...ada, work: [{ ...engines!, position: 'Chief programmer' }, looms!] }
    const { pinned, removed, carried } = launched(site, corrected)
    expect([pinned, removed, carried]).toEqual([pinnedOf(corrected), [], undefined])
  })

  it('when an entry was added, then it is added again, unless the resume now has it', () => {
    const fields = { position: 'Translator', name: 'Menabrea', startDate: '1843' }
    const site = edited(siteOf(ada), { added: [{ section: 'work', at: 1, fields, lines: ['A memoir.'] }] })
    expect(idsIn(liveOf(site).source.composition).slice(0, 3)).toEqual(['work/0', 'work/2', 'work/1'])
    const again = launched(site, { ...ada, work: [{ name: 'Mills', position: 'Reader' }, ...ada.work!] })
    expect(again.pinned.content.work?.[3]).toEqual(fields)
    expect(idsIn(again.composition).filter((id) => id.startsWith('work'))).toEqual([
      'work/0',
      'work/1',
      'work/3',
      'work/2',
    ])
    const lines = again.composition.sections[0]?.entries.find(({ id }) => id === 'work/3')?.lines
    expect(lines).toEqual([{ text: 'A memoir.', by: 'owner' }])

    const known = launched(site, { ...ada, work: [...ada.work!, { ...fields, location: 'Turin' }] })
    expect(known.pinned.content.work).toHaveLength(3)
    expect(known.composition.sections[0]?.entries.find(({ id }) => id === 'work/2')?.lines).toEqual([
      { text: 'A memoir.', by: 'owner' },
    ])
  })

  it('when an added entry was taken off, then it stays off, and can be shown again', () => {
    const added = [{ section: 'awards', at: 0, fields: { title: 'Medal' }, lines: [] }]
    const site = edited(edited(siteOf(ada), { added }), { hidden: ['awards/0'] })
    const { pinned, composition, carried } = launched(site, ada)
    expect(pinned.content.awards).toEqual([{ title: 'Medal' }])
    expect(idsIn(composition)).not.toContain('awards/0')
    expect(carried?.takenOff).toBe(1)
  })

  it('when its entry is gone from the resume, then each value is listed', () => {
    const site = edited(siteOf(ada), { fields: { 'work/1': { location: 'Leeds' } } })
    const { removed } = launched(site, { ...ada, work: ada.work!.slice(0, 1) })
    expect(removed).toEqual([{ fact: 'Leeds', reason: expect.stringContaining('“Weaver, Looms Ltd”') }])
  })

  it('when any facts are edited, then a launch of the same resume makes the same page, once and again', () => {
    const word = fc.stringMatching(/^[A-Za-z]{1,9}( [A-Za-z]{1,9})?$/)
    const fields = fc.record(
      { position: word, name: word, location: word, startDate: fc.constantFrom('1850', '1851-02') },
      { requiredKeys: ['position'] },
    )
    const wishes = fc.record({
      basics: fc.record(
        { name: fc.option(word), email: fc.constant('ada@example.org') },
        { requiredKeys: [] },
      ),
      titles: fc.record({ work: word, education: word }, { requiredKeys: [] }),
      fields: fc.dictionary(fc.constantFrom('work/0', 'work/1'), fields),
      added: fc.array(
        fc.record({
          section: fc.constantFrom('work', 'volunteer'),
          at: fc.nat(3),
          fields: fields.map(({ name: _name, ...rest }) => rest),
          lines: fc.uniqueArray(
            word.map((text) => `${text}.`),
            { maxLength: 2 },
          ),
        }),
        { maxLength: 3 },
      ),
    })
    fc.assert(
      fc.property(fc.array(wishes, { minLength: 1, maxLength: 2 }), (turns) => {
        const site = turns.reduce(edited, siteOf(ada))
        const { source } = liveOf(site)
        const once = launched(site, ada)
        expect([once.pinned, once.composition, once.removed]).toEqual([source.pinned, source.composition, []])
        const next = {
          ...site,
          live: { ...liveOf(site), source: { pinned: once.pinned, composition: once.composition } },
        }
        const twice = launched(next, ada)
        expect([twice.pinned, twice.composition]).toEqual([source.pinned, source.composition])
      }),
      { numRuns: 150 },
    )
  })
})
