import { describe, expect, it } from '@jest/globals'
import type { ResumeContent, SiteContentEdit } from '@thumbfolio/contracts'
import { live as liveSite } from '../../../../tests/site-states.js'
import { locallyArranged } from '../../../../tests/locally-arranged.js'
import { expectShown } from '../page/expect-shown.js'
import { liveSource, sitePage } from '../page/site-page.js'
import { liveOf } from '../site/live-version.js'
import type { Site } from '../site/site.js'
import { contentEdited, editRefusals } from './owner-edit.js'

const ada: ResumeContent = {
  basics: { name: 'Ada Lovelace', phone: '+44 20 7946 0000', summary: 'Call +44 20 7946 0000.' },
  work: [{ name: 'Engines Ltd', position: 'Programmer', highlights: ['Note G'] }],
  skills: [{ name: 'Mathematics', keywords: ['Bernoulli numbers'] }],
}
const appOrigin = 'https://app.example'
const site = ((): Site => {
  const known = liveSite()
  const source = {
    pinned: { etag: '"1"', language: 'en', content: ada },
    composition: locallyArranged(ada, 'en'),
  }
  return { ...known, live: { ...liveOf(known), source } }
})()

type Entry = SiteContentEdit['sections'][number]['entries'][number]
const entry = (fields: Entry['fields'], id = 'work/0', lines: string[] = ['Note G']): Entry => ({
  id,
  emphasis: 'normal',
  lines,
  fields,
})
const edited = (entries: Entry[], more: Partial<SiteContentEdit> = {}, name = 'work', of = site): Site =>
  contentEdited(of, { intro: [], sections: [{ name, entries }], ...more }, 9_000)
const shown = (next: Site) => expectShown({ next, noShorterThan: site, refusals: editRefusals }, appOrigin)
const htmlOf = (next: Site): string => {
  const { bundle } = sitePage(next, liveSource(next), { url: liveOf(next).url, appOrigin })
  return new TextDecoder().decode(bundle.files.find(({ path }) => path === 'index.html')!.body)
}

describe('a fact that an owner edits', () => {
  it.each<[string, Entry[], Partial<SiteContentEdit>, string]>([
    ['an unknown field', [entry({ salary: '1' })], {}, '#/sections/0/entries/0/fields/salary'],
    ['a line field', [entry({ highlights: ['x'] })], {}, '#/sections/0/entries/0/fields/highlights'],
    [
      'a field of every object',
      [entry({ constructor: 'x' })],
      {},
      '#/sections/0/entries/0/fields/constructor',
    ],
    ['no date', [entry({ startDate: 'soon' })], {}, '#/sections/0/entries/0/fields/startDate'],
    ['a list for a text', [entry({ position: ['a'] })], {}, '#/sections/0/entries/0/fields/position'],
    ['501 characters', [entry({ position: 'x'.repeat(501) })], {}, '#/sections/0/entries/0/fields/position'],
    ['a script as a link', [entry({ url: 'javascript:alert(1)' })], {}, '#/sections/0/entries/0/fields/url'],
    ['data as a link', [entry({ url: 'data:text/html,x' })], {}, '#/sections/0/entries/0/fields/url'],
    ['a mailbox as a link', [], { basics: { url: 'mailto:ada@example.org' } }, '#/basics/url'],
    [
      'a script as a profile',
      [],
      { basics: { profiles: [{ network: 'x', url: ' JavaScript:alert(1)' }] } },
      '#/basics/profiles/0/url',
    ],
    ['an unknown section', [], { titles: { hobbies: 'Fun' } }, '#/titles/hobbies'],
    ['an entry without a name', [entry({ position: null, name: '' })], {}, '#/sections/0/entries/0/fields'],
    ['nothing new', [entry({}, 'new', [])], {}, '#/sections/0/entries/0/fields'],
    ['a new entry of lines alone', [entry(undefined, 'new', ['x'])], {}, '#/sections/0/entries/0/fields'],
    ['an entry twice', [entry({}), entry({})], {}, '#/sections/0/entries/1/id'],
    [
      '201 entries',
      Array.from({ length: 200 }, () => entry({ name: 'x' }, 'new', [])),
      {},
      '#/sections/0/entries/199/id',
    ],
  ])('when it is %s, then it is refused and says where', (_what, entries, more, pointer) => {
    expect(() => edited(entries, more)).toThrow(
      expect.objectContaining({ code: 'validation-failed', errors: [expect.objectContaining({ pointer })] }),
    )
  })

  it('when it is HTML, an emoji or one word of 90 letters, then the page shows it as it is written', () => {
    const word = 'x'.repeat(90)
    const next = edited([entry({ position: '<img src=x onerror=alert(1)>', name: word })], {
      basics: { name: '🦄' },
    })
    shown(next)
    const html = htmlOf(next)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    for (const said of [word, '🦄']) expect(html).toContain(said)
    expect(html).not.toContain('<img src=x')
  })

  it('when it contains private contact data, then it is refused; the phone itself is hidden by its switch', () => {
    expect(() => shown(edited([entry({ name: 'Ring +44 20 7946 0000' })]))).toThrow(editRefusals.isPrivate)
    expect(() => shown(edited([entry({})], { titles: { work: 'Ring +44 20 7946 0000' } }))).toThrow(
      editRefusals.isPrivate,
    )
    expect(() => shown(edited([entry({})], { basics: { phone: '+44 20 7946 1111' } }))).not.toThrow()
  })

  it('when a phone is removed or replaced, then the one that was read stays private in every text', () => {
    for (const phone of [null, '+44 161 496 0000']) {
      const next = edited([entry({})], { basics: { phone }, intro: ['Call +44 20 7946 0000.'] })
      expect(htmlOf(next)).not.toContain('7946')
    }
  })

  it('when it is sent as it is, then it still belongs to the resume', () => {
    const next = edited([entry({ position: ' Programmer ', name: 'Engines Ltd', location: null })])
    expect(liveOf(next).source.pinned).toEqual(liveOf(site).source.pinned)
  })

  it('when an added entry is taken off, then others keep their ids, and it can be shown again with its facts', () => {
    const added = edited([
      entry({ name: 'First' }, 'new', []),
      entry({}),
      entry({ name: 'Second' }, 'new', []),
    ])
    const ids = ({ live }: Site) => live!.source.composition.sections[0]?.entries.map(({ id }) => id)
    expect(ids(added)).toEqual(['work/1', 'work/0', 'work/2'])
    const less = edited([entry({}), entry({}, 'work/2', [])], {}, 'work', added)
    const more = edited(
      [entry({}), entry({}, 'work/1', []), entry({ name: 'Third' }, 'new', [])],
      {},
      'work',
      less,
    )
    expect(ids(more)).toEqual(['work/0', 'work/1', 'work/3'])
    expect(liveOf(more).source.pinned.content.work?.map(({ name }) => name)).toEqual([
      'Engines Ltd',
      'First',
      'Second',
      'Third',
    ])
  })

  it('when a list is edited, then blank items go', () => {
    const next = edited([entry({ keywords: ['Engines', ' ', ''] }, 'skills/0', [])], {}, 'skills')
    expect(liveOf(next).source.pinned.content.skills?.[0]?.keywords).toEqual(['Engines'])
  })

  it('when entries are added and taken off again and again, then there is a limit, and entries can still be shortened', () => {
    const keywords = Array.from({ length: 200 }, () => 'x'.repeat(500))
    const added = (of: Site) => edited([entry({ name: 'Words', keywords }, 'new', [])], {}, 'skills', of)
    let next = site
    expect(() => {
      for (let times = 0; times < 40; times++) next = edited([], {}, 'work', added(next))
    }).toThrow(expect.objectContaining({ code: 'validation-failed' }))
    expect(JSON.stringify(next).length).toBeLessThan(4_000_000)
    const shorter = edited([entry({ keywords: ['x'] }, 'skills/1', [])], {}, 'skills', next)
    expect(JSON.stringify(added(shorter)).length).toBeGreaterThan(1_000_000)
  })
})
