import { describe, expect, it } from '@jest/globals'
import type { ResumeContent } from '@thumbfolio/contracts'
import { locallyArranged } from '../../../../tests/locally-arranged.js'
import { live as liveSite } from '../../../../tests/site-states.js'
import type { PageComposition, PageLine } from '@thumbfolio/site-page'
import { liveOf, snapshotOf, type Live } from '../site/live-version.js'
import { mergeOwnerEdits } from './merge-owner-edits.js'
import { contentEdited } from './owner-edit.js'
import type { Site } from '../site/site.js'
import { launchedSource, pageOf } from '../page/site-page.js'

const ada: ResumeContent = {
  basics: {
    name: 'Ada Lovelace',
    phone: '+44 20 7946 0000',
    summary: 'Ada writes programs. She wove at Looms Ltd.',
  },
  work: [
    {
      name: 'Engines Ltd',
      position: 'Programmer',
      startDate: '1842',
      summary: 'Wrote programs.',
      highlights: ['Note G', 'Bernoulli numbers'],
    },
    { name: 'Looms Ltd', position: 'Weaver', startDate: '1840', endDate: '1841' },
  ],
  education: [{ institution: 'University of London', area: 'Mathematics' }],
}
const summary = ['Ada writes programs.', 'She wove at Looms Ltd.']
const jobLines = ['Wrote programs.', 'Note G', 'Bernoulli numbers']
const pinnedOf = (content: ResumeContent) => ({ etag: '"1"', language: 'en', content })

/** A live site whose owner said these texts in these places, and hid these entries. */
function edited(
  content: ResumeContent,
  edit: Readonly<Record<string, string[]>> = {},
  hidden: string[] = [],
): Site {
  const site = liveSite()
  const source = { pinned: pinnedOf(content), composition: locallyArranged(content, 'en') }
  const { intro, sections } = source.composition
  const textsAt = (under: string, lines: readonly PageLine[]) => edit[under] ?? lines.map(({ text }) => text)
  return contentEdited(
    { ...site, live: { ...liveOf(site), source } },
    {
      intro: textsAt('intro', intro),
      sections: sections.map(({ name, entries }) => ({
        name,
        entries: entries
          .filter(({ id }) => !hidden.includes(id))
          .map(({ id, emphasis, lines }) => ({ id, emphasis, lines: textsAt(id, lines) })),
      })),
    },
    9_000,
  )
}

function launched(site: Site, content: ResumeContent = ada) {
  const pinned = pinnedOf(content)
  const where = { url: 'http://ada.localhost/', appOrigin: 'https://app.example' }
  const page = (composition: PageComposition) =>
    pageOf(site, launchedSource(site, { pinned, composition }), where)
  return mergeOwnerEdits(locallyArranged(content, 'en'), liveOf(site), { pinned, page, before: site.before })
}
const textsAt = ({ intro, sections }: PageComposition, under = 'intro') => {
  const entries = sections.flatMap((section) => section.entries)
  return (under === 'intro' ? intro : entries.find(({ id }) => id === under)?.lines)?.map(({ text }) => text)
}
const idsIn = ({ sections }: PageComposition) =>
  sections.flatMap(({ entries }) => entries.map(({ id }) => id))
const lostIn = ({ removed }: ReturnType<typeof launched>) => removed.map(({ sentence }) => sentence)

describe('what the owner wrote', () => {
  it('when the page is made anew, then it stands where it stood, as theirs', () => {
    const { composition, carried, removed } = launched(
      edited(ada, { intro: ['I sail.', ...summary, 'I sing.'] }),
    )
    expect(composition.intro).toEqual([
      { text: 'I sail.', by: 'owner' },
      { text: summary[0], line: 'basics/summary#0' },
      { text: summary[1], line: 'basics/summary#1' },
      { text: 'I sing.', by: 'owner' },
    ])
    expect([carried, removed]).toEqual([{ sentences: 2, takenOff: 0 }, []])
  })

  it('when it stands for a line of the resume, then that line is not shown beside it, as long as it says the same', () => {
    const site = edited(ada, {
      'work/0': ['Wrote programs.', 'Note G, the first program', 'Bernoulli numbers'],
    })
    const own = { text: 'Note G, the first program', by: 'owner', line: 'work/0/highlights/0' }
    expect(liveOf(site).source.composition.sections[0]?.entries[0]?.lines[1]).toEqual(own)
    const { composition } = launched(site)
    expect(composition.sections[0]?.entries[0]?.lines.slice(1, 2)).toEqual([own])
    expect(textsAt(composition, 'work/0')).toEqual(['Wrote programs.', own.text, 'Bernoulli numbers'])

    const corrected = {
      ...ada,
      work: [{ ...ada.work![0]!, highlights: ['Notes A to G', 'Bernoulli numbers'] }],
    }
    const lines = launched(site, corrected).composition.sections[0]?.entries[0]?.lines
    expect(lines?.map(({ text, line }) => [text, line])).toEqual([
      ['Wrote programs.', 'work/0/summary#0'],
      [own.text, undefined],
      ['Notes A to G', 'work/0/highlights/0'],
      ['Bernoulli numbers', 'work/0/highlights/1'],
    ])
  })

  it('when a line was left out, then it stays out, until the resume says something else', () => {
    const site = edited(ada, { 'work/0': ['Bernoulli numbers'] })
    expect(textsAt(launched(site).composition, 'work/0')).toEqual(['Bernoulli numbers'])
    const changed = { ...ada, work: [{ ...ada.work![0]!, highlights: ['Note G', 'Notes A to F'] }] }
    expect(textsAt(launched(site, changed).composition, 'work/0')).toEqual(['Notes A to F'])
  })

  it.each([
    [
      'what it followed is still there',
      ['A', summary[0]!, 'B', summary[1]!],
      ['A', summary[0]!, 'B', summary[1]!],
    ],
    ['nothing else was there', ['A', 'B'], ['A', 'B']],
    [
      'the resume says it too',
      ['B', 'ada writes programs', summary[1]!],
      ['B', 'ada writes programs', summary[1]!],
    ],
  ])('when %s, then the order is kept', (_what, intro, expected) => {
    expect(textsAt(launched(edited(ada, { intro })).composition)).toEqual(expected)
  })

  it('when its entry has moved, changed its spelling or its date, then it is found again', () => {
    const [engines, looms] = ada.work!
    const work = [
      { name: 'Mills', position: 'Weaver' },
      looms!,
      { ...engines, name: 'ENGINES LTD.', startDate: '1842-03' },
    ]
    const { composition } = launched(edited(ada, { 'work/0': ['Fun.'] }), { ...ada, work })
    expect(textsAt(composition, 'work/2')).toEqual(['Fun.'])
    const lines = composition.sections.flatMap(({ entries }) => entries.flatMap((entry) => entry.lines))
    const named = lines.flatMap(({ line }) => line ?? [])
    expect(new Set(named).size).toBe(named.length)
  })

  it('when entries have one name and date, then each keeps its own by their order', () => {
    const work = [ada.work![1]!, ada.work![1]!]
    const site = edited({ ...ada, work }, { 'work/0': ['First.'], 'work/1': ['Second.'] })
    const { composition } = launched(site, { ...ada, work: [...ada.work!.slice(0, 1), ...work] })
    expect([1, 2].map((at) => textsAt(composition, `work/${at}`))).toEqual([['First.'], ['Second.']])
  })

  it('when its entry is gone, then it is listed, with why and a way back in the introduction', () => {
    const given = launched(edited(ada, { 'work/1': ['I wove.'] }), { ...ada, work: ada.work!.slice(0, 1) })
    expect(given.carried).toBeUndefined()
    expect(given.removed).toEqual([
      {
        fact: 'I wove.',
        reason:
          'You wrote it under “Weaver, Looms Ltd”, which this resume does not have. If it still holds, put it back in the introduction.',
        sentence: { under: 'intro', text: 'I wove.' },
      },
    ])
  })

  it.each(['now', 'until now', 'before that one'])(
    'when the page %s knows that it tells private contact data, then it is listed and the rest is kept',
    (which) => {
      const { phone: _phone, ...basics } = ada.basics!
      const without = { ...ada, basics }
      const site = edited(which === 'before that one' ? without : ada, {
        intro: ['I sail.', 'Call +44 20 7946 0000.', ...summary],
      })
      const before = snapshotOf(liveOf(edited(ada)))
      const given = launched({ ...site, before }, which === 'now' ? ada : without)
      expect(textsAt(given.composition)).toEqual(['I sail.', ...summary])
      expect(lostIn(given)).toEqual([{ under: 'intro', text: 'Call +44 20 7946 0000.' }])
      expect(given.removed[0]?.reason).toContain('not public')
    },
  )

  it('when the place is full, then its last ones are listed', () => {
    const texts = Array.from({ length: 80 }, (_, at) => `My words ${at}.`)
    const given = launched(edited(ada, { intro: texts }), {
      ...ada,
      basics: { ...ada.basics, summary: 'Ada builds. Ada sings.' },
    })
    expect(textsAt(given.composition)).toEqual([...texts.slice(0, 78), 'Ada builds.', 'Ada sings.'])
    expect(lostIn(given).map((sentence) => sentence?.text)).toEqual(texts.slice(78))
    expect(given.removed[0]?.reason).toContain('as many sentences as can stand there')
  })

  it('when the page has no room, then as many as it can show are kept and the others listed', () => {
    const texts = Array.from({ length: 40 }, (_, at) => `${at} `.padEnd(600, 'x'))
    const highlights = Array.from({ length: 13 }, (_, at) => `${at} `.padEnd(90, 'y'))
    const grown = { ...ada, work: [...ada.work!, ...Array(16).fill({ name: 'Mills', highlights })] }
    const given = launched(edited(ada, { intro: [...texts] }), grown)
    const kept = given.carried?.sentences ?? 0
    expect(kept).toBeGreaterThan(5)
    expect(textsAt(given.composition)?.slice(0, kept)).toEqual(texts.slice(0, kept))
    expect(lostIn(given).map((sentence) => sentence?.text)).toEqual(texts.slice(kept))
    expect(given.removed[0]?.reason).toContain('no room')
  })
})

describe('what the owner took off', () => {
  it('when the page is made anew, then it is not there, nor a section that it empties, nor what mentions it', () => {
    const { carried, removed, composition } = launched(edited(ada, {}, ['work/1', 'education/0']))
    expect(idsIn(composition)).toEqual(['work/0'])
    expect(textsAt(composition)).toEqual(['Ada writes programs.'])
    expect(removed).toEqual([
      {
        fact: summary[1],
        reason: 'It mentions something that you took off the page.',
        sentence: { under: 'intro', text: summary[1] },
      },
    ])
    expect([carried?.sentences, carried?.takenOff]).toEqual([0, 2])
  })

  it('when it is another upload with its entries moved, then the same one stays off, and new ones are shown', () => {
    const work = [{ name: 'Mills', position: 'Weaver', startDate: '1840' }, ada.work![1]!, ada.work![0]!]
    const { composition } = launched(edited(ada, {}, ['work/1']), { ...ada, work })
    expect(idsIn(composition).sort()).toEqual(['education/0', 'work/0', 'work/2'])
  })

  it('when the resume has nothing of that name, then its owner is told to look', () => {
    const baker = { name: 'Ovens Ltd', position: 'Baker', startDate: '1850' }
    const { carried, removed } = launched(edited(ada, {}, ['work/1']), {
      ...ada,
      work: [ada.work![0]!, baker],
    })
    expect(carried).toBeUndefined()
    expect(removed).toEqual([
      { fact: 'Weaver, Looms Ltd', reason: expect.stringContaining('Look whether the page shows it') },
    ])
  })

  it('when its owner went back to a page without it, then it is still off, and what that page shows is not', () => {
    const before = snapshotOf(liveOf(edited(ada, {}, ['work/1', 'education/0'])))
    const without = { ...ada, work: ada.work!.slice(0, 1) }
    const { composition } = launched({ ...edited(without), before })
    expect(idsIn(composition)).toEqual(['work/0', 'education/0'])
  })

  it('when it is launched a third time, then it is still off', () => {
    const site = edited(ada, {}, ['work/1'])
    const { composition } = launched(site)
    const again: Live = { ...liveOf(site), source: { pinned: pinnedOf(ada), composition } }
    expect(idsIn(launched({ ...site, live: again }).composition)).not.toContain('work/1')
  })
})

describe('a page that its owner left as it was', () => {
  const unchanged = { composition: locallyArranged(ada, 'en'), pinned: pinnedOf(ada), removed: [] }

  it('when nobody edited it, then the launch gives every line, also where a page once left some out', () => {
    const site = edited(ada, { intro: ['I sail.'], 'work/0': jobLines.slice(1) }, ['work/1'])
    const { edits: _edits, edited: _edited, ...live } = liveOf(site)
    expect(launched({ ...site, live })).toEqual(unchanged)
  })

  it('when only the order changed, then the launch gives what it always gave', () => {
    expect(launched(edited(ada))).toEqual(unchanged)
  })

  it('when the step is repeated, then it gives the same', () => {
    const site = edited(ada, { intro: ['I sail.'] }, ['work/1'])
    expect(launched(site)).toEqual(launched(site))
  })

  it('when a composer’s prose of before stands there, then the lines it took the place of are shown again', () => {
    const site = edited(ada, { intro: ['I sail.', ...summary] })
    const { source } = liveOf(site)
    const prose: PageLine = { text: 'Ada programs.', by: 'composer', entries: ['basics'] }
    const composition = { ...source.composition, intro: [source.composition.intro[0]!, prose] }
    const given = launched({ ...site, live: { ...liveOf(site), source: { ...source, composition } } })
    expect(textsAt(given.composition)).toEqual(['I sail.', ...summary])
  })
})
