import { describe, expect, it } from '@jest/globals'
import type { ResumeContent } from '@thumbfolio/contracts'
import type { PageComposition } from '@thumbfolio/site-page'
import type { Live } from '../site/live-version.js'
import { carryPictures } from './carry-pictures.js'

const picture = { id: 'abcdefghijklmnopqrst', width: 900, height: 600, caption: 'The engine' }
const work = (...names: string[]): ResumeContent => ({
  work: names.map((name) => ({
    name,
    position: `Engineer of ${name}`,
    startDate: `20${String(name.length).padStart(2, '0')}`,
  })),
})
const composition = (count: number): PageComposition => ({
  language: 'en',
  theme: 'minimal',
  intro: [],
  best: [],
  sections: [
    {
      name: 'work',
      entries: Array.from({ length: count }, (_, at) => ({
        id: `work/${at}`,
        emphasis: 'normal' as const,
        lines: [],
      })),
    },
  ],
})
const liveWith = (content: ResumeContent, at: number, read?: ResumeContent): Live => {
  const page = composition(content.work!.length)
  const entries = page.sections[0]!.entries.map((entry, index) =>
    index === at ? { ...entry, pictures: [picture] } : entry,
  )
  const pinned = { etag: '1', language: 'en', content, ...(read && { read: { content: read } }) }
  return {
    source: { pinned, composition: { ...page, sections: [{ name: 'work', entries }] } },
  } as unknown as Live
}

describe('the pictures of the previous page', () => {
  it('when their entry is in another place on the new page, then they are under it', () => {
    const carried = carryPictures(
      { composition: composition(2), removed: [] },
      liveWith(work('Acme', 'Globex'), 0),
      work('Globex', 'Acme'),
    )
    expect(carried.composition.sections[0]!.entries.map(({ pictures }) => pictures)).toEqual([
      undefined,
      [picture],
    ])
    expect(carried.removed).toEqual([])
  })

  it('when the owner renamed the entry, then it is matched by what was read', () => {
    const carried = carryPictures(
      { composition: composition(1), removed: [] },
      liveWith(work('My own words for the firm'), 0, work('Acme')),
      work('Acme'),
    )
    expect(carried.composition.sections[0]!.entries[0]!.pictures).toEqual([picture])
  })

  it('when their entry is not on the new page, then they are listed with what was removed', () => {
    const carried = carryPictures(
      { composition: composition(1), removed: [] },
      liveWith(work('Acme'), 0),
      work('Umbrella'),
    )
    expect(carried.composition.sections[0]!.entries[0]!.pictures).toBeUndefined()
    expect(carried.removed).toMatchObject([
      { fact: expect.stringContaining('1 picture of Engineer of Acme, Acme') },
    ])
  })
})
