import { describe, expect, it } from '@jest/globals'
import type { SiteContent } from '@thumbfolio/contracts'
import {
  draftOf,
  editOf,
  isChanged,
  moved,
  proseAt,
  withEntryShown,
  withEntryHidden,
  withEntries,
  type Draft,
} from './page-words.js'

const content: SiteContent = {
  name: 'ada',
  url: 'http://ada.localhost',
  published: true,
  indexed: false,
  language: 'en',
  layout: 'editorial',
  recommended: 'editorial',
  best: [],
  basics: {},
  titles: {},
  suggestions: [],
  pdfContains: [],
  removed: [],
  contact: { email: true, phone: false, address: false },
  intro: [
    { text: 'Builds engines.', by: 'resume' },
    { text: 'Sings.', by: 'owner' },
  ],
  sections: [
    {
      name: 'work',
      entries: [
        {
          id: 'work/0',
          title: 'Programmer',
          emphasis: 'lead',
          fields: {},
          lines: [{ text: 'Note G.', by: 'resume' }],
        },
        { id: 'work/1', title: 'Weaver', emphasis: 'normal', fields: {}, lines: [] },
      ],
    },
  ],
  takenOff: [{ section: 'awards', id: 'awards/0', title: 'Medal' }],
}
const idsOf = ({ sections }: Draft) =>
  sections.map(({ name, entries }) => [name, ...entries.map(({ id }) => id)].join(' '))

describe('a draft', () => {
  it('when nothing is touched, then it says what stands', () => {
    const draft = draftOf(content)
    expect(isChanged(draft, content)).toBe(false)
    expect(editOf(draft)).toEqual({
      intro: ['Builds engines.', 'Sings.'],
      sections: [
        {
          name: 'work',
          entries: [
            { id: 'work/0', emphasis: 'lead', lines: ['Note G.'] },
            { id: 'work/1', emphasis: 'normal', lines: [] },
          ],
        },
      ],
    })
  })

  it('when lines are empty or padded, then only their words are kept', () => {
    expect(editOf({ intro: '  One. \n\n Two.\n', sections: [], hidden: [] }).intro).toEqual(['One.', 'Two.'])
    expect(isChanged({ ...draftOf(content), intro: 'Builds engines.\n\nSings.' }, content)).toBe(false)
  })

  it('when an entry is taken off and shown again, then it is the last of its section and has its words', () => {
    const without = withEntryHidden(draftOf(content), 'work/0')
    expect(idsOf(without)).toEqual(['work work/1'])
    expect(without.hidden.map(({ section, entry }) => `${section} ${entry.title}`)).toEqual([
      'awards Medal',
      'work Programmer',
    ])
    const back = withEntryShown(without, 'work/0')
    expect(idsOf(back)).toEqual(['work work/1 work/0'])
    expect(proseAt(back, 'work/0')).toBe('Note G.')
    expect(back.hidden).toEqual(draftOf(content).hidden)
  })

  it('when an entry of a section that the page has not is shown again, then the section comes with it', () => {
    const draft = withEntryShown(draftOf(content), 'awards/0')
    expect(idsOf(draft)).toEqual(['work work/0 work/1', 'awards awards/0'])
    expect(isChanged(draft, content)).toBe(true)
    expect(withEntryShown(draft, 'awards/0')).toBe(draft)
  })

  it('when an entry moves or is taken out, then only its section changes', () => {
    const draft = withEntries(draftOf(content), 0, (entries) => moved(entries, 0, 1))
    expect(draft.sections[0]?.entries.map(({ id }) => id)).toEqual(['work/1', 'work/0'])
    expect(isChanged(draft, content)).toBe(true)
    expect(withEntries(draft, 0, () => []).sections[0]?.entries).toEqual([])
  })

  it('when a move would leave the list, then nothing moves', () => {
    const items = ['a', 'b']
    expect(moved(items, 0, -1)).toBe(items)
    expect(moved(items, 1, 1)).toBe(items)
  })

  it('when the owner wrote a part of the prose, then it counts as theirs', () => {
    const entry = { ...content.sections[0]!.entries[0]!, lines: content.intro }
    const draft = draftOf({ ...content, sections: [{ name: 'work', entries: [entry] }] })
    expect(draft.sections[0]?.entries[0]?.by).toBe('owner')
    expect(draftOf(content).sections[0]?.entries.map(({ by }) => by)).toEqual(['resume', undefined])
  })
})
