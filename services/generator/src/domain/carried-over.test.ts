import { describe, expect, it } from '@jest/globals'
import type { ResumeContent } from '@thumbfolio/contracts'
import { live as liveSite } from '../../tests/site-states.js'
import { carriedOver } from './carried-over.js'
import { checkPage } from './check/check-page.js'
import { composeLocally } from './compose-locally.js'
import type { Composition, PageComposition, Sentence } from './composition.js'
import { liveOf, toldBy, type Live } from './live-version.js'
import { contentEdited } from './owner-edit.js'
import type { Site } from './site.js'
import { launchedSource, pageOf } from './site-page.js'

const ada: ResumeContent = {
  basics: { name: 'Ada Lovelace', phone: '+44 20 7946 0000', summary: 'Ada writes programs.' },
  work: [
    { name: 'Engines Ltd', position: 'Programmer', startDate: '1842', summary: 'Wrote programs.' },
    { name: 'Looms Ltd', position: 'Weaver', startDate: '1840', endDate: '1841' },
  ],
  education: [{ institution: 'University of London', area: 'Mathematics' }],
}
const pinnedOf = (content: ResumeContent) => ({ etag: '"1"', language: 'en', content })

/** What models would write: prose by place, checked like any. */
type Prose = Readonly<Record<string, readonly (string | Sentence)[]>>
function written(content: ResumeContent, prose: Prose = {}): Composition {
  const own = composeLocally(content, 'en')
  const sentences = (under: string) =>
    (prose[under] ?? []).map((one) =>
      typeof one === 'string' ? { text: one, sources: [under === 'intro' ? 'basics' : under] } : one,
    )
  return {
    language: 'en',
    intro: prose['intro'] ? sentences('intro') : own.intro,
    sections: own.sections.map(({ name, entries }) => ({
      name,
      entries: entries.map((entry) => (prose[entry.id] ? { ...entry, prose: sentences(entry.id) } : entry)),
    })),
  }
}
const checkedOf = (content: ResumeContent, prose?: Prose) =>
  checkPage(written(content, prose), { content, contact: liveSite().settings.contact })

/** A live site whose owner said these texts in these places, and hid these entries. */
function edited(
  content: ResumeContent,
  prose: Prose,
  edit: Readonly<Record<string, string[]>>,
  hidden: string[],
) {
  const site = liveSite()
  const source = { pinned: pinnedOf(content), composition: checkedOf(content, prose).composition }
  const { intro, sections } = source.composition
  const textsAt = (under: string, told: readonly Sentence[] = []) =>
    edit[under] ?? told.map(({ text }) => text)
  return contentEdited(
    { ...site, live: { ...liveOf(site), source } },
    {
      intro: textsAt('intro', intro),
      sections: sections.map(({ name, entries }) => ({
        name,
        entries: entries
          .filter(({ id }) => !hidden.includes(id))
          .map((entry) => ({ ...entry, prose: textsAt(entry.id, entry.prose) })),
      })),
    },
    9_000,
  )
}

function launched(site: Site, content: ResumeContent = ada, prose?: Prose) {
  const pinned = pinnedOf(content)
  const where = { url: 'http://ada.localhost/', appOrigin: 'https://app.example' }
  const page = (composition: PageComposition) =>
    pageOf(site, launchedSource(site, { pinned, composition }), where)
  return carriedOver(checkedOf(content, prose), liveOf(site), { pinned, page, before: site.before })
}
const textsAt = (composition: PageComposition | undefined, under = 'intro') => {
  const entries = composition?.sections.flatMap((section) => section.entries) ?? []
  const prose = under === 'intro' ? composition?.intro : entries.find(({ id }) => id === under)?.prose
  return prose?.map(({ text }) => text)
}
const idsIn = ({ sections }: PageComposition) =>
  sections.flatMap(({ entries }) => entries.map(({ id }) => id))
const lostIn = ({ removed }: ReturnType<typeof launched>) => removed.map(({ sentence }) => sentence)

describe('what the owner wrote', () => {
  it('when the page is written anew, then it stands where it stood, as theirs, and the rest speaks of its entries', () => {
    const site = edited(ada, {}, { intro: ['I sail.', 'Ada writes programs.', 'I sing.'] }, [])
    const { carried, removed } = launched(site)
    expect(carried?.composition.intro).toEqual([
      { text: 'I sail.', sources: [], by: 'owner' },
      { text: 'Ada writes programs.', sources: ['basics'] },
      { text: 'I sing.', sources: [], by: 'owner' },
    ])
    expect(carried?.spokenAbout['intro']).toEqual([[], ['basics'], []])
    expect([carried?.sentences, carried?.takenOff, removed]).toEqual([2, 0, []])
  })

  it.each([
    ['what followed is still there', ['A', 'Ada writes programs.', 'B'], ['A', 'Ada writes programs.', 'B']],
    ['what followed is gone', ['Programmer at Engines Ltd.', 'B'], ['Ada writes programs.', 'B']],
    [
      'one of them has lost its place',
      ['Programmer at Engines Ltd.', 'B', 'Ada writes programs.', 'C'],
      ['Ada writes programs.', 'B', 'C'],
    ],
    ['nothing else stood there', ['A', 'B'], ['A', 'B', 'Ada writes programs.']],
    ['the new prose says it too', ['B', 'ada writes programs'], ['B', 'ada writes programs']],
  ])('when %s, then the order is kept', (_what, intro, expected) => {
    const gone = { text: 'Programmer at Engines Ltd.', sources: ['work/0'] }
    const before = { intro: [gone, 'Ada writes programs.'] }
    expect(textsAt(launched(edited(ada, before, { intro }, [])).carried?.composition)).toEqual(expected)
  })

  it('when one that has lost its place stood before another one, then it still does', () => {
    const before = {
      intro: [{ text: 'Programmer at Engines Ltd.', sources: ['work/0'] }, 'Ada writes programs.'],
    }
    const intro = ['Programmer at Engines Ltd.', 'B', 'Ada writes programs.', 'C']
    const now = { intro: ['Ada writes programs.', 'Ada Lovelace writes programs.'] }
    const { carried } = launched(edited(ada, before, { intro }, []), ada, now)
    expect(textsAt(carried?.composition)).toEqual([now.intro[0], 'B', 'C', now.intro[1]])
  })

  it('when what the check cuts was put back before, then the whole of it stands there once and is not told as removed', () => {
    const content = { basics: { name: 'Ada', summary: 'Ada led the night shift at Mercy.' } }
    const claimed = { intro: ['Ada led the night shift at Mercy; won a prize in Paris.'] }
    const [cut] = checkedOf(content, claimed).removed
    expect(cut?.sentence?.rest).toBe('Ada led the night shift at Mercy.')
    const { carried, removed } = launched(edited(content, claimed, claimed, []), content, claimed)
    expect(textsAt(carried?.composition)).toEqual(claimed.intro)
    expect(removed).toEqual([])
  })

  it('when nothing but the entry’s own text stands there now, then that is told beside it as it was', () => {
    const prose = { 'work/0': ['Programmer at Engines Ltd.'] }
    const beside = edited(ada, prose, { 'work/0': ['Programmer at Engines Ltd.', 'Fun.'] }, [])
    expect(textsAt(launched(beside).carried?.composition, 'work/0')).toEqual(['Wrote programs.', 'Fun.'])
    const instead = edited(ada, prose, { 'work/0': ['Fun.'] }, [])
    expect(textsAt(launched(instead).carried?.composition, 'work/0')).toEqual(['Fun.'])
  })

  it('when its entry has moved, changed its spelling or its date, then it is found again', () => {
    const [engines, looms] = ada.work!
    const work = [
      { name: 'Mills', position: 'Weaver' },
      looms!,
      { ...engines, name: 'ENGINES LTD.', startDate: '1842-03' },
    ]
    const site = edited(ada, {}, { 'work/0': ['Fun.'] }, [])
    const { carried } = launched(site, { ...ada, work })
    expect(textsAt(carried?.composition, 'work/2')).toEqual(['Fun.'])
  })

  it('when entries have one name and date, then each keeps its own by their order', () => {
    const work = [ada.work![1]!, ada.work![1]!]
    const site = edited({ ...ada, work }, {}, { 'work/0': ['First.'], 'work/1': ['Second.'] }, [])
    const { carried } = launched(site, { ...ada, work: [...ada.work!.slice(0, 1), ...work] })
    expect([1, 2].map((at) => textsAt(carried?.composition, `work/${at}`))).toEqual([['First.'], ['Second.']])
  })

  it('when its entry is gone, then it is listed, with why and a way back in the introduction', () => {
    const site = edited(ada, {}, { 'work/1': ['I wove.'] }, [])
    const given = launched(site, { ...ada, work: ada.work!.slice(0, 1) })
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

  it('when it tells contact data that is private by now, then it is listed and the rest is kept', () => {
    const site = edited(ada, {}, { intro: ['I sail.', 'Call +44 20 7946 0000.'] }, [])
    const given = launched(site)
    expect(textsAt(given.carried?.composition)).toEqual(['I sail.', 'Ada writes programs.'])
    expect(lostIn(given)).toEqual([{ under: 'intro', text: 'Call +44 20 7946 0000.' }])
    expect(given.removed[0]?.reason).toContain('not public')
  })

  it.each(['until now', 'before that one'])(
    'when only the page %s knew that it tells private contact data, then it is listed all the same',
    (which) => {
      const { phone: _phone, ...basics } = ada.basics!
      const without = { ...ada, basics }
      const now = which === 'until now' ? ada : without
      const site = edited(now, {}, { intro: ['I sail.', 'Call +44 20 7946 0000.'] }, [])
      const given = launched({ ...site, before: toldBy(liveOf(edited(ada, {}, {}, []))) }, without)
      expect(textsAt(given.carried?.composition)).toEqual(['I sail.', 'Ada writes programs.'])
      expect(lostIn(given)).toEqual([{ under: 'intro', text: 'Call +44 20 7946 0000.' }])
    },
  )

  it('when the place is full, then its last ones are listed', () => {
    const texts = Array.from({ length: 20 }, (_, at) => `My words ${at}.`)
    const prose = { 'work/0': ['Wrote programs.', 'Programmer at Engines Ltd.'] }
    const given = launched(edited(ada, {}, { 'work/0': texts }, []), ada, prose)
    expect(textsAt(given.carried?.composition, 'work/0')).toEqual([...texts.slice(0, 18), ...prose['work/0']])
    expect(lostIn(given).map((sentence) => sentence?.text)).toEqual(texts.slice(18))
    expect(given.removed[0]?.reason).toContain('as many sentences as can stand there')
  })

  it('when the page has no room, then as many as it can show are kept and the others listed', () => {
    const texts = Array.from({ length: 40 }, (_, at) => `${at} `.padEnd(600, 'x'))
    const highlights = Array.from({ length: 13 }, (_, at) => `${at} `.padEnd(90, 'y'))
    const grown = { ...ada, work: [...ada.work!, ...Array(16).fill({ name: 'Mills', highlights })] }
    const given = launched(edited(ada, {}, { intro: [...texts] }, []), grown)
    const kept = given.carried?.sentences ?? 0
    expect(kept).toBeGreaterThan(5)
    expect(textsAt(given.carried?.composition)?.slice(0, kept)).toEqual(texts.slice(0, kept))
    expect(lostIn(given).map((sentence) => sentence?.text)).toEqual(texts.slice(kept))
    expect(given.removed[0]?.reason).toContain('no room')
  })
})

describe('what the owner took off', () => {
  it('when the page is written anew, then it is not there, nor a section that it empties, nor what only it says', () => {
    const site = edited(ada, {}, {}, ['work/1', 'education/0'])
    const told = [
      { text: 'Programmer at Engines Ltd.', sources: ['work/0', 'work/1'] },
      { text: 'Weaver at Looms Ltd.', sources: ['work/1'] },
    ]
    const { carried, removed, composition } = launched(site, ada, { intro: told })
    expect(idsIn(carried!.composition)).toEqual(['work/0'])
    expect(carried?.composition.sections.map(({ name }) => name)).toEqual(['work'])
    expect(carried?.composition.intro).toEqual([{ text: 'Programmer at Engines Ltd.', sources: ['work/0'] }])
    expect(removed).toEqual([
      {
        fact: 'Weaver at Looms Ltd.',
        reason: 'It tells of something that you took off the page.',
        sentence: { under: 'intro', text: 'Weaver at Looms Ltd.' },
      },
    ])
    expect([carried?.sentences, carried?.takenOff]).toEqual([0, 2])
    // Who knows nothing of what was carried over shows no hidden entry either.
    expect(idsIn(composition)).toEqual(['work/0'])
  })

  it('when another entry is cited for it, then it is not told either', () => {
    const text = 'After Looms Ltd, programmer at Engines Ltd.'
    const intro = [{ text, sources: ['work/0'] }]
    expect(checkedOf(ada, { intro }).composition.intro[0]?.sources).toEqual(['work/0', 'work/1'])
    const { carried, removed } = launched(edited(ada, {}, {}, ['work/1']), ada, { intro })
    expect(carried?.composition.intro).toEqual([])
    expect(removed.map(({ reason }) => reason)).toEqual(['It tells of something that you took off the page.'])
  })

  it('when it is another upload with its entries moved, then the same one stays off, and new ones are shown', () => {
    const work = [{ name: 'Mills', position: 'Weaver', startDate: '1840' }, ada.work![1]!, ada.work![0]!]
    const { carried } = launched(edited(ada, {}, {}, ['work/1']), { ...ada, work })
    expect(idsIn(carried!.composition).sort()).toEqual(['education/0', 'work/0', 'work/2'])
  })

  it('when the resume has nothing of that name, then its owner is told to look', () => {
    const baker = { name: 'Ovens Ltd', position: 'Baker', startDate: '1850' }
    const { carried, removed } = launched(edited(ada, {}, {}, ['work/1']), {
      ...ada,
      work: [ada.work![0]!, baker],
    })
    expect(carried).toBeUndefined()
    expect(removed).toEqual([
      { fact: 'Weaver, Looms Ltd', reason: expect.stringContaining('Look whether the page shows it') },
    ])
  })

  it('when its owner went back to a page without it, then it is still off, and what that page shows is not', () => {
    const before = toldBy(liveOf(edited(ada, {}, {}, ['work/1', 'education/0'])))
    const without = { ...ada, work: ada.work!.slice(0, 1) }
    const { carried } = launched({ ...edited(without, {}, {}, []), before })
    expect(idsIn(carried!.composition)).toEqual(['work/0', 'education/0'])
  })

  it('when it is launched a third time, then it is still off', () => {
    const site = edited(ada, {}, {}, ['work/1'])
    const second = launched(site).carried!
    const again: Live = { ...liveOf(site), source: { pinned: pinnedOf(ada), ...second } }
    expect(idsIn(launched({ ...site, live: again }).carried!.composition)).not.toContain('work/1')
  })
})

describe('a page that its owner left as it was', () => {
  it('when nobody edited it, then the launch gives what it always gave, also where a model once left entries out', () => {
    const site = edited(ada, {}, { intro: ['I sail.'] }, ['work/1'])
    const { edits: _edits, edited: _edited, ...live } = liveOf(site)
    expect(launched({ ...site, live })).toEqual(checkedOf(ada))
  })

  it('when only order changed, then the launch gives what it always gave', () => {
    expect(launched(edited(ada, {}, {}, []))).toEqual(checkedOf(ada))
  })

  it('when the step is repeated, then it gives the same', () => {
    const site = edited(ada, {}, { intro: ['I sail.'] }, ['work/1'])
    expect(launched(site)).toEqual(launched(site))
  })
})
