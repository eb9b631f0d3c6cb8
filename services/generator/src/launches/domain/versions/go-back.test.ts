import { describe, expect, it } from '@jest/globals'
import type { ResumeContent } from '@thumbfolio/contracts'
import { admit, finish, hold, live, pendingOf, states, take } from '../../../../tests/site-states.js'
import { wentLive } from '../launch/endings.js'
import { type PageLine, linesOfEntry } from '@thumbfolio/site-page'
import { expectShown } from '../page/expect-shown.js'
import { goBackRefusals, wentBack } from './go-back.js'
import { contentEtag, liveOf, snapshotOf, type Live } from '../site/live-version.js'
import { ownEdits } from '../edits/own-edits.js'
import { contentEdited } from '../edits/owner-edit.js'
import { dueAt, Site } from '../site/site.js'

const blank = { language: 'en', theme: 'editorial' as const, best: [] }

/** Launched, edited, and launched again. */
function relaunched(): Site {
  const edited = contentEdited(live(), { intro: ['My own words.'], sections: [] }, 1_500)
  const again = finish(take(hold(admit(edited, { launchId: 'l2.ada' }, 2_000))), 'verify')
  return wentLive(again, pendingOf(again), 'http://ada.localhost/', 2_400)
}
const introOf = (site: Site) => liveOf(site).source.composition.intro.map(({ text }) => text)

describe('going back to the page before the last launch', () => {
  it('when the owner goes back, then the page tells what it told, with their edits, and is due to be published', () => {
    const site = wentBack(relaunched(), 9_000)
    expect(introOf(site)).toEqual(['My own words.'])
    expect(liveOf(site)).toMatchObject({ launchId: 'l1.ada', publishedAt: 1_400, number: 2 })
    expect(dueAt(site)).toBe(9_000)
    expect(Site.parse(site)).toEqual(site)
  })

  it('when they go back once more, then the page is the newer one again, under a third ETag', () => {
    const first = relaunched()
    const back = wentBack(first, 9_000)
    const again = wentBack(back, 9_100)
    expect(introOf(again)).toEqual(introOf(first))
    expect(liveOf(again).launchId).toBe('l2.ada')
    expect(new Set([first, back, again].map((site) => contentEtag(liveOf(site)))).size).toBe(3)
  })

  it('when something was taken off since, then it stays off, and can be shown again', () => {
    const site = live()
    const { source } = liveOf(site)
    const content = { work: [{ name: 'Engines Ltd' }, { name: 'Looms Ltd' }] }
    const entries = ['work/0', 'work/1'].map((id) => ({ id, emphasis: 'normal' as const, lines: [] }))
    const sections = [{ name: 'work' as const, entries }]
    const shown = { pinned: { ...source.pinned, content }, composition: { ...source.composition, sections } }
    const both = { ...site, live: { ...liveOf(site), source: shown } }
    const less = contentEdited(
      { ...both, before: snapshotOf(liveOf(both)) },
      { intro: [], sections: [{ name: 'work', entries: [entries[0]!] }] },
      2_000,
    )
    const back = wentBack(less, 9_000)
    expect(liveOf(back).source.composition.sections[0]?.entries.map(({ id }) => id)).toEqual(['work/0'])
    expect(ownEdits(liveOf(back)).takenOff).toEqual([{ section: 'work', id: 'work/1' }])
  })

  it('when the introduction mentions what was taken off since, then that goes, and the owner’s words stay', () => {
    const site = live()
    const { source } = liveOf(site)
    const [engines, looms] = [
      { name: 'Engines Ltd', position: 'Programmer' },
      { name: 'Looms Ltd', position: 'Weaver' },
    ]
    const liveWith = (work: (typeof looms)[], intro: PageLine[]): Live => {
      const entries = work.map((_, at) => ({ id: `work/${at}`, emphasis: 'normal' as const, lines: [] }))
      const composition = { ...blank, intro, sections: [{ name: 'work' as const, entries }] }
      return { ...liveOf(site), source: { pinned: { ...source.pinned, content: { work } }, composition } }
    }
    const intro: PageLine[] = [
      { text: 'I loved Looms Ltd.', by: 'owner' },
      { text: 'Weaver at Looms Ltd.', by: 'composer', entries: ['work/1'] },
      { text: 'After Looms Ltd, programmer at Engines Ltd.', by: 'composer', entries: ['work/0', 'work/1'] },
      { text: 'A loomer at Looms.', line: 'basics/summary#0' },
      { text: 'Programmer at Engines Ltd.', by: 'composer', entries: ['work/0'] },
      { text: 'I sail.', by: 'owner' },
    ]
    const both = {
      ...site,
      live: liveWith([looms, engines], []),
      before: snapshotOf(liveWith([engines, looms], intro)),
    }
    const kept = [{ name: 'work', entries: [{ id: 'work/1', emphasis: 'normal' as const, lines: [] }] }]
    const back = wentBack(contentEdited(both, { intro: [], sections: kept }, 2_000), 9_000)
    expect(introOf(back)).toEqual(['I loved Looms Ltd.', 'Programmer at Engines Ltd.', 'I sail.'])
    // Going back twice shows each page as it was left.
    expect(wentBack(wentBack(back, 9_100), 9_200).live?.source).toEqual(liveOf(back).source)
    expect(introOf(wentBack(both, 9_000))).toEqual(intro.map(({ text }) => text))
  })

  it('when nobody edited the page that is gone back to, then what a model once left out was not taken off', () => {
    const site = live()
    const { source } = liveOf(site)
    const content = { work: [{ name: 'Engines Ltd' }, { name: 'Looms Ltd' }] }
    const entries = [{ id: 'work/0', emphasis: 'normal' as const, lines: [] }]
    const composition = { ...source.composition, sections: [{ name: 'work' as const, entries }] }
    const old = { ...liveOf(site), source: { pinned: { ...source.pinned, content }, composition } }
    const launched = { ...site, live: { ...old, number: 2 }, before: snapshotOf(old) }
    const back = wentBack(launched, 9_000)
    expect(ownEdits(liveOf(back))).toEqual({ takenOff: [], written: [], leftOut: [] })
    expect(contentEtag(liveOf(back))).not.toBe(contentEtag(liveOf(launched)))
    expect(ownEdits(liveOf(wentBack(back, 9_100))).takenOff).toEqual([])

    const edited = wentBack(contentEdited(back, { intro: ['Mine.'], sections: [] }, 9_200), 9_300)
    expect(ownEdits(liveOf(wentBack(edited, 9_400))).written).toHaveLength(1)
    const { edited: _edited, ...unknown } = launched.before
    const unsure = wentBack({ ...launched, before: unknown }, 9_000)
    expect(ownEdits(liveOf(unsure)).takenOff).toEqual([{ section: 'work', id: 'work/1' }])
  })

  it('when a launch follows, then it is the page it replaced that can be gone back to', () => {
    const third = finish(
      take(hold(admit(wentBack(relaunched(), 9_000), { launchId: 'l3.ada' }, 9_200))),
      'verify',
    )
    const site = wentLive(third, pendingOf(third), 'http://ada.localhost/', 9_400)
    expect(liveOf(site).number).toBe(3)
    expect(introOf(wentBack(site, 9_500))).toEqual(['My own words.'])
  })

  it('when it was launched once or never, then it says that there is nothing', () => {
    const code = (expected: string): unknown => expect.objectContaining({ code: expected })
    expect(() => wentBack(live(), 9_000)).toThrow(code('nothing-before'))
    expect(() => wentBack(states.failed(), 9_000)).toThrow(code('site-not-live'))
  })
})

describe('a page that cannot be gone back to', () => {
  const phone = '+44 20 7946 0000'
  const refusal = (site: Site): string | undefined => {
    const next = wentBack(site, 9_000)
    const changed = { next, noShorterThan: next, refusals: goBackRefusals }
    try {
      expectShown(changed, 'https://app.example')
      return undefined
    } catch (error) {
      return (error as Error).message
    }
  }
  const entries = ['work/0', 'work/1'].map((id) => ({ id, emphasis: 'normal' as const, lines: [] }))
  const own = (text: string) => ({ text, by: 'owner' as const })
  function siteOf(intro: string[], before: ResumeContent, now: ResumeContent = before): Site {
    const site = live()
    const liveWith = (content: ResumeContent, sentences: string[]): Live => ({
      ...liveOf(site),
      source: {
        pinned: { ...liveOf(site).source.pinned, content },
        composition: {
          ...blank,
          intro: sentences.map(own),
          sections: [
            {
              name: 'work',
              entries: entries.slice(0, content.work?.length).map((entry) => ({
                ...entry,
                lines: linesOfEntry(content, entry.id).map(({ id, text }) => ({ text, line: id })),
              })),
            },
          ],
        },
      },
    })
    return { ...site, live: liveWith(now, []), before: snapshotOf(liveWith(before, intro)) }
  }
  const showingPhone = (site: Site): Site => ({
    ...site,
    settings: { ...site.settings, contact: { ...site.settings.contact, phone: true } },
  })

  it('when its owner wrote a number that only the newer resume knows as one, then it says to make it public first', () => {
    const work = [{ name: 'Engines Ltd' }]
    const site = siteOf([`Ring ${phone}.`], { work }, { basics: { phone }, work })
    expect(refusal(site)).toContain('not public. Please make it public first, then go back to it')
    expect(refusal(showingPhone(site))).toBeUndefined()
  })

  it('when there is no room beside what is public now, then it says what makes room, and that does', () => {
    const basics = { phone: phone.padEnd(6_000, ' or') }
    const work = [6_000, 14_000].map((length) => ({ name: 'Engines Ltd', summary: 'x'.repeat(length) }))
    const thirteen = Array.from({ length: 13 }, (_, at) => `My words ${at}.`)
    const site = siteOf(thirteen, { basics, work })
    expect(refusal(showingPhone(site))).toMatch(
      /make less contact data public, or take an entry off this page/,
    )
    expect(refusal(site)).toBeUndefined()
    const sections = [{ name: 'work', entries: entries.slice(0, 1) }]
    expect(refusal(contentEdited(showingPhone(site), { intro: [], sections }, 8_000))).toBeUndefined()
  })
})
