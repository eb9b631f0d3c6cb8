import { describe, expect, it } from '@jest/globals'
import { type DomainError, type ResumeContent, type SiteContentEdit } from '@thumbfolio/contracts'
import { live } from '../../../../tests/site-states.js'
import { locallyArranged } from '../../../../tests/locally-arranged.js'
import { expectShown } from './expect-shown.js'
import { liveOf } from '../site/live-version.js'
import { contentEdited, editRefusals } from '../edits/owner-edit.js'
import type { Site } from '../site/site.js'
import { liveSource, sitePage } from './site-page.js'

const appOrigin = 'https://app.example'

function siteOf(content: ResumeContent): Site {
  const site = live()
  const { source, ...version } = liveOf(site)
  const pinned = { ...source.pinned, content }
  return { ...site, live: { ...version, source: { pinned, composition: locallyArranged(content, 'en') } } }
}
const ada = siteOf({ basics: { name: 'Ada', phone: '+44 20 7946 0000' }, work: [{ name: 'Engines Ltd' }] })

const sentences = (count: number, length: number) =>
  Array.from({ length: count }, (_, index) => `${index} `.padEnd(length, 'x'))
const edited = (site: Site, edit: Partial<SiteContentEdit>): Site => {
  const { intro, sections } = liveOf(site).source.composition
  const stood = { intro: intro.map(({ text }) => text), sections: sections.map(asEdit) }
  return contentEdited(site, { ...stood, ...edit }, 9_000)
}
const asEdit = ({ name, entries }: ReturnType<typeof locallyArranged>['sections'][number]) => ({
  name,
  entries: entries.map(({ id, emphasis, lines }) => ({ id, emphasis, lines: lines.map(({ text }) => text) })),
})
const refusal = (before: Site, after: Site): string | undefined => {
  try {
    expectShown({ next: after, noShorterThan: before, refusals: editRefusals }, appOrigin)
    return undefined
  } catch (error) {
    return (error as DomainError).message
  }
}
const pageOf = (site: Site): string => {
  const where = { url: liveOf(site).url, appOrigin }
  const { files } = sitePage(site, liveSource(site), where).bundle
  return new TextDecoder().decode(files.find(({ path }) => path === 'index.html')?.body)
}

describe('what the owner writes is shown or refused', () => {
  it('when there is room, then every sentence of the most that may be sent is on the page', () => {
    const intro = sentences(60, 400)
    const after = edited(ada, { intro })
    expect(refusal(ada, after)).toBeUndefined()
    const page = pageOf(after)
    expect(intro.filter((text) => !page.includes(text))).toEqual([])
  })

  it('when the page has no room for it, then it is refused and says what to do', () => {
    const after = edited(ada, { intro: sentences(60, 700) })
    expect(pageOf(after).includes('59 xxx')).toBe(false)
    expect(refusal(ada, after)).toContain('no room for all of this. Please write less, or take an entry off')
  })

  it('when it would take the place of something else, then it is refused', () => {
    const highlights = sentences(13, 100)
    const work = Array.from({ length: 15 }, () => ({ name: 'Engines Ltd', highlights }))
    const site = siteOf({ basics: { name: 'Ada' }, work })
    expect(pageOf(site).includes('12 xxx')).toBe(true)
    expect(refusal(site, edited(site, { intro: sentences(12, 600) }))).toContain('no room')
  })

  it('when the resume alone is above the limit, then an edit is refused only for what would not be seen of it', () => {
    const work = Array.from({ length: 200 }, () => ({ name: 'Engines Ltd', highlights: sentences(5, 100) }))
    const site = siteOf({ basics: { name: 'Ada' }, work })
    expect(refusal(site, edited(site, { intro: ['I build engines.'] }))).toBeUndefined()
    const [section] = edited(site, {}).live!.source.composition.sections.map(asEdit)
    const entries = section!.entries.map((entry, at) =>
      at === 199 ? { ...entry, lines: [...entry.lines, 'My last.'] } : entry,
    )
    expect(refusal(site, edited(site, { sections: [{ name: 'work', entries }] }))).toContain('no room')
  })

  it('when a sentence tells contact data that is private, then it is refused, and accepted once that is public', () => {
    const intro = ['Call me on +44 20 7946 0000.']
    expect(refusal(ada, edited(ada, { intro }))).toContain('contact data that is not public')
    const open = {
      ...ada,
      settings: { ...ada.settings, contact: { email: true, phone: true, address: true } },
    }
    expect(refusal(open, edited(open, { intro }))).toBeUndefined()
  })
})
