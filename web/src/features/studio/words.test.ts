import { describe, expect, it } from '@jest/globals'
import type { DraftView } from '@thumbfolio/contracts'
import {
  withBasic,
  withEntryAdded,
  withEntryMoved,
  withEntryShown,
  withField,
  withLine,
  withLineAdded,
  withLineMoved,
  withoutEntry,
  withoutLine,
  withoutSection,
  withFilledLines,
  withSectionMoved,
  withTitle,
} from './change-words.js'
import { withTextAt } from './marks.js'
import { movedUnit } from './move-in-page.js'
import { titleOfSection } from './section-shapes.js'
import { aDraft } from '../../lib/tests/a-draft.js'
import { editOf, idsAfter, isChanged, pathOf } from './words-edit.js'
import { wordsOf, type Entry, type Words } from './words.js'

const none = new Map<string, string>()
const content: DraftView['content'] = aDraft().content
const words = wordsOf(content)
const orderOf = ({ sections }: Words) =>
  sections.map(({ name, entries }) => [name, ...entries.map(({ key }) => key)].join(' '))

describe('the words of a page', () => {
  it('when nothing is changed, then nothing is to be saved', () => {
    expect(isChanged(words, words, none)).toBe(false)
    expect(editOf(words, words, none)).toEqual({
      intro: ['Builds engines.'],
      sections: [
        {
          name: 'work',
          entries: [
            { id: 'work/0', emphasis: 'lead', lines: ['Note G.', 'Letters.'] },
            { id: 'work/1', emphasis: 'normal', lines: [] },
          ],
        },
        { name: 'awards', entries: [{ id: 'awards/0', emphasis: 'normal', lines: [] }] },
      ],
    })
  })

  it('when facts change, then those alone are sent, and one that is emptied is cleared', () => {
    const changed = [
      (now: Words) => withField(now, 'work/0', 'name', 'Analytical Engines'),
      (now: Words) => withField(now, 'work/0', 'url', ''),
      (now: Words) => withBasic(now, 'location/city', 'Paris'),
      (now: Words) => withBasic(now, 'phone', ''),
      (now: Words) => withTitle(now, 'work', 'Where I worked'),
    ].reduce((now, change) => change(now), words)
    const { basics, titles, sections } = editOf(changed, words, none)
    expect(sections[0]?.entries[0]?.fields).toEqual({ name: 'Analytical Engines', url: null })
    expect(sections[0]?.entries[1]?.fields).toBeUndefined()
    expect(basics).toEqual({ phone: null, location: { city: 'Paris', countryCode: 'GB' } })
    expect(titles).toEqual({ work: 'Where I worked' })
    expect(editOf(withTitle(changed, 'work', ''), changed, none).titles).toEqual({ work: '' })
  })

  it('when an entry is added, then it is sent as new once it has a value, and keeps its key', () => {
    const { words: added, key } = withEntryAdded(words, 'work', 'work/0')
    expect(isChanged(added, words, none)).toBe(false)
    const filled = withField(added, key, 'position', 'Reader')
    const sent = editOf(filled, words, none).sections[0]?.entries
    expect(sent?.map(({ id }) => id)).toEqual(['work/0', 'new', 'work/1'])
    expect(pathOf(filled, key, none)).toBe('sections/0/entries/1')
    const [first, second] = content.sections[0]!.entries
    const answered = { ...second!, id: 'work/2', fields: { position: 'Reader' }, lines: [] }
    const sections = [{ name: 'work', entries: [first!, answered, second!] }, content.sections[1]!]
    const ids = idsAfter(filled, none, { sections })
    expect(ids).toEqual(new Map([[key, 'work/2']]))
    expect(isChanged(filled, wordsOf({ ...content, sections }, ids), ids)).toBe(false)
  })

  it('when the printed title of a section is written, then all of its entries have it, and so has one added below', () => {
    const entry = (key: string, section: string): Entry => ({
      key,
      title: '',
      emphasis: 'normal',
      fields: { section },
      lines: [],
    })
    const entries = [entry('custom/0', 'Talks'), entry('custom/1', 'Riding'), entry('custom/2', 'Talks')]
    const [first, riding, last] = entries as [Entry, Entry, Entry]
    const custom = [[first, last], [riding]].map((each) => ({ name: 'custom', entries: each }))
    const before = { ...words, sections: [...words.sections, ...custom] }
    const mark = { kind: 'field', key: 'custom/0', field: 'section' } as const
    const added = withEntryAdded(withTextAt(before, mark, 'Invited talks'), 'custom', 'custom/0').words
    const titles = added.sections.slice(-2).map((one) => one.entries.map(({ fields }) => fields['section']))
    expect(titles).toEqual([['Invited talks', 'Invited talks', 'Invited talks'], ['Riding']])
  })

  it('when sections have own titles, then each is moved by itself, from the list and from the page', () => {
    const titled = (id: string, section: string) => ({
      ...content.sections[1]!.entries[0]!,
      id,
      title: id,
      fields: { section, title: id },
    })
    const custom = [titled('custom/0', 'Talks'), titled('custom/1', 'Riding'), titled('custom/2', 'Talks')]
    const page = { ...content, sections: [...content.sections, { name: 'custom' as const, entries: custom }] }
    const before = wordsOf(page)
    expect(orderOf(before).slice(2)).toEqual(['custom custom/0 custom/2', 'custom custom/1'])
    expect(before.sections.map((section) => titleOfSection(before, section)).slice(2)).toEqual([
      'Talks',
      'Riding',
    ])
    expect(isChanged(before, before, none)).toBe(false)

    const up = (now: Words, id: string) => movedUnit(now, { kind: 'section', id }, 'up').words
    const moved = up(up(up(before, 'custom:custom/1'), 'custom:custom/1'), 'custom:custom/1')
    expect(orderOf(moved).map((line) => line.split(' ')[1])).toEqual([
      'custom/1',
      'work/0',
      'awards/0',
      'custom/0',
    ])
    const sent = editOf(moved, before, none).sections.map(({ name }) => name)
    expect(sent).toEqual(['custom', 'work', 'awards', 'custom'])
    expect(isChanged(moved, before, none)).toBe(true)

    const { words: grown, next } = movedUnit(moved, { kind: 'section', id: 'custom:custom/2' }, 'add')
    const key = next?.kind === 'entry' ? next.key : ''
    expect(orderOf(grown).at(-1)).toBe(`custom custom/0 custom/2 ${key}`)
    const without = withoutEntry(moved, 'custom/1')
    expect(orderOf(withEntryShown(without, 'custom/1')).at(-1)).toBe('custom custom/1')
    expect(orderOf(withoutSection(moved, 'custom:custom/0'))).toHaveLength(3)
  })

  it('when a page has more own titles than an edit has room for sections, then neighbours are sent as one', () => {
    const entries = Array.from({ length: 50 }, (_, at) => ({
      ...content.sections[1]!.entries[0]!,
      id: `custom/${at}`,
      fields: { section: `Title ${at % 49}`, title: `Entry ${at}` },
    }))
    const page = { ...content, sections: [...content.sections, { name: 'custom' as const, entries }] }
    const before = wordsOf(page)
    const added = withEntryAdded(before, 'custom', 'custom/3')
    const now = withField(added.words, added.key, 'title', 'New')
    const sent = editOf(now, before, none).sections
    expect(sent.map((section) => [section.name, section.entries.length])).toEqual([
      ['work', 2],
      ['awards', 1],
      ['custom', 51],
    ])
    expect(sent[2]?.entries[1]?.id).toBe('custom/49')
    const at = sent[2]!.entries.findIndex(({ id }) => id === 'new')
    expect(pathOf(now, added.key, none)).toBe(`sections/2/entries/${at}`)
    const answered = entries.toSpliced(1, 0, entries[49]!).slice(0, 50)
    const sections = [
      ...content.sections,
      { name: 'custom', entries: answered.toSpliced(at, 0, { ...entries[0]!, id: 'custom/50' }) },
    ]
    expect(idsAfter(now, none, { sections }).get(added.key)).toBe('custom/50')
  })

  it('when lines are written, moved, split and emptied, then empty lines are not sent', () => {
    const steps: ((now: Words) => Words)[] = [
      (now) => withLineAdded(now, 'work/0', 1),
      (now) => withLine(now, 'work/0', 1, 'One\nTwo'),
      (now) => withFilledLines(now, 'work/0'),
      (now) => withLineMoved(now, 'work/0', 3, 0),
      (now) => withLineAdded(now, 'work/0', 4, '   '),
      (now) => withoutLine(now, 'work/0', 1),
    ]
    const changed = steps.reduce((now, step) => step(now), words)
    expect(editOf(changed, words, none).sections[0]?.entries[0]?.lines).toEqual(['Letters.', 'One', 'Two'])
  })

  it('when entries and sections move, hide and come back, then the order follows', () => {
    const moved = withSectionMoved(withEntryMoved(words, 'work/1', 0), 'awards', 0)
    expect(orderOf(moved)).toEqual(['awards awards/0', 'work work/1 work/0'])
    const without = withoutEntry(moved, 'awards/0')
    expect(orderOf(without)).toEqual(['work work/1 work/0'])
    expect(orderOf(withEntryShown(without, 'awards/0'))).toEqual(['work work/1 work/0', 'awards awards/0'])
    expect(withEntryMoved(words, 'work/0', -1)).toBe(words)
  })

  it('when a line is moved at an end, then nothing changes and the focus stays', () => {
    const unit = { kind: 'line', place: 'work/0', at: 1 } as const
    expect(movedUnit(words, unit, 'down')).toEqual({ words })
    expect(movedUnit(words, unit, 'up').next).toEqual({ ...unit, at: 0 })
    expect(movedUnit(words, unit, 'add').next).toEqual({ ...unit, at: 2 })
  })
})
