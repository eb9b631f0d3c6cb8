import { describe, expect, it } from '@jest/globals'
import { picturesAt, withPictureAdded } from './change-pictures.js'
import { withEntryAdded, withEntryMoved, withField, withLines, withoutEntry } from './change-words.js'
import { rebased } from './rebase-words.js'
import { aDraft } from '../../lib/tests/a-draft.js'
import type { StudyWords } from './study-words.js'
import { entriesOf, entryAt, wordsOf, type Words } from './words.js'

const base = wordsOf(aDraft().content)
const keysOf = (words: Words) => entriesOf(words).map(({ key }) => key)

describe('rebasing words that were changed here and elsewhere', () => {
  it('when the two sides changed different words, then both changes are kept without a conflict', () => {
    const mine = withField(base, 'work/0', 'name', 'Here')
    const theirs = withLines(withField(base, 'work/1', 'name', 'There'), 'work/0', ['Their line.'])
    const { words, conflicts } = rebased(mine, base, theirs)
    expect(entryAt(words, 'work/0')).toMatchObject({ fields: { name: 'Here' }, lines: ['Their line.'] })
    expect(entryAt(words, 'work/1')?.fields['name']).toBe('There')
    expect(conflicts).toEqual([])
  })

  it('when both sides changed the same words, then those from here are kept and the others are reported as a conflict', () => {
    const mine = withLines(base, 'work/0', ['Mine.'])
    const theirs = withLines(base, 'work/0', ['Theirs.', 'Letters.'])
    const { words, conflicts } = rebased(mine, base, theirs)
    expect(entryAt(words, 'work/0')?.lines).toEqual(['Mine.'])
    expect(conflicts).toEqual([{ where: 'work/0', theirs: 'Theirs.\nLetters.' }])
  })

  it('when both sides added a picture, then the entry has both', () => {
    const mine = withPictureAdded(base, 'work/0', 'here')
    const theirs = withPictureAdded(base, 'work/0', 'there')
    const { words } = rebased(mine, base, theirs)
    expect(picturesAt(words, 'work/0')).toEqual([{ id: 'here' }, { id: 'there' }])
    expect(picturesAt(rebased(mine, mine, base).words, 'work/0')).toEqual([])
  })

  it('when both sides made the same change, then there is no conflict', () => {
    const same = withField(base, 'work/0', 'name', 'Same')
    expect(rebased(same, base, same)).toEqual({ words: same, conflicts: [] })
  })

  it('when a section with its own title was renamed on one side and has a new entry on the other, then nothing is lost', () => {
    const talk = (key: string, section: string) => ({
      ...base.sections[1]!.entries[0]!,
      key,
      fields: { section, title: key },
    })
    const pageWith = (...entries: ReturnType<typeof talk>[]) => ({
      ...base,
      sections: [...base.sections, { name: 'custom', entries }],
    })
    const before = pageWith(talk('custom/0', 'Talks'))
    const renamed = pageWith(talk('custom/0', 'Lectures'))
    const grown = pageWith(talk('custom/0', 'Talks'), talk('custom/1', 'Talks'))
    for (const [mine, theirs] of [
      [renamed, grown],
      [grown, renamed],
    ] as const) {
      const { words, conflicts } = rebased(mine, before, theirs)
      expect(keysOf(words).toSorted()).toEqual(['awards/0', 'custom/0', 'custom/1', 'work/0', 'work/1'])
      expect(entryAt(words, 'custom/0')?.fields['section']).toBe('Lectures')
      expect(conflicts).toEqual([])
    }
  })

  it('when two sections have the same title after a save, then they stay apart here', () => {
    const talk = (key: string, section: string) => ({
      ...base.sections[1]!.entries[0]!,
      key,
      fields: { section, title: key },
    })
    const custom = (...entries: ReturnType<typeof talk>[]) => ({ name: 'custom', entries })
    const [first, second] = [talk('custom/0', 'Talks'), talk('custom/1', 'Talks')]
    const sent = { ...base, sections: [custom(first, second)] }
    const mine = { ...base, sections: [custom(first), custom(second)] }
    expect(rebased(mine, sent, sent).words.sections).toEqual(mine.sections)
  })

  it('when only questions were added to a case study here, then it has the parts from there', () => {
    const withParts = (...blocks: StudyWords['blocks']) => {
      const [work, awards] = base.sections
      const [entry, ...others] = work!.entries
      const written = { ...entry!, caseStudy: { facts: {}, blocks } }
      return { ...base, sections: [{ ...work!, entries: [written, ...others] }, awards!] }
    }
    const before = { kind: 'text', text: 'Before.' } as const
    const there = { kind: 'text', text: 'There.' } as const
    const question = { kind: 'text', text: '', hint: 'Why?' } as const
    const mine = withParts(before, question)
    const { words, conflicts } = rebased(mine, withParts(before), withParts(there))
    expect(entryAt(words, 'work/0')?.caseStudy?.blocks).toEqual([there])
    expect(conflicts).toEqual([])
    expect(rebased(mine, withParts(before), withParts(before)).words).toEqual(mine)
  })

  it('when the order was changed here and an entry was added there, then both changes are kept', () => {
    const mine = withEntryMoved(base, 'work/1', 0)
    const { words: theirs, key } = withEntryAdded(base, 'work', 'work/0')
    const { words } = rebased(mine, base, withField(theirs, key, 'name', 'New'))
    expect(keysOf(words)).toEqual(['work/1', 'work/0', key, 'awards/0'])
  })

  it('when an entry was hidden there, then it is removed, unless its words were changed here', () => {
    const theirs = withoutEntry(base, 'work/0')
    expect(keysOf(rebased(base, base, theirs).words)).toEqual(['work/1', 'awards/0'])
    const mine = withField(base, 'work/0', 'name', 'Here')
    expect(keysOf(rebased(mine, base, theirs).words)).toContain('work/0')
  })

  it('when an entry was hidden here and changed there, then it stays hidden and is kept', () => {
    const mine = withoutEntry(base, 'work/0')
    const { words } = rebased(mine, base, withField(base, 'work/0', 'name', 'There'))
    expect(keysOf(words)).toEqual(['work/1', 'awards/0'])
    expect(words.hidden.map(({ entry }) => entry.key)).toEqual(['work/0'])
  })
})
