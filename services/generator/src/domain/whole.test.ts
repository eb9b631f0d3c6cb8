import { describe, expect, it } from '@jest/globals'
import type { ResumeContent } from '@thumbfolio/contracts'
import { check } from './check/check.js'
import { Composition, type ComposedEntry, type SectionName } from './composition.js'
import { whole } from './whole.js'

const content: ResumeContent = {
  basics: { name: 'Ada Lovelace', summary: 'Ada writes programs.' },
  work: [{ name: 'Engines Ltd' }, { name: 'Looms Ltd' }],
  education: [{ institution: 'University of London' }],
  skills: [{ name: 'Mathematics' }],
}
const entry = (id: string, prose?: string): ComposedEntry => ({
  ...{ id, emphasis: 'compact' },
  ...(prose !== undefined && { prose: [{ text: prose, sources: [id] }] }),
})
const written = (...sections: [SectionName, ComposedEntry[]][]): Composition => ({
  ...{ language: 'en', intro: [{ text: 'Ada writes.', sources: ['basics'] }] },
  sections: sections.map(([name, entries]) => ({ name, entries })),
})
const idsOf = ({ sections }: Composition) =>
  Object.fromEntries(sections.map(({ name, entries }) => [name, entries.map(({ id }) => id)]))

describe('a composition with everything the resume has', () => {
  it('when a model leaves entries out, then they follow at the end of their section, and its order stands', () => {
    const all = whole(written(['skills', [entry('skills/0')]], ['work', [entry('work/1')]]), content, 'en')
    expect(all.sections.map(({ name }) => name)).toEqual(['skills', 'work', 'education'])
    expect(idsOf(all)).toEqual({
      skills: ['skills/0'],
      work: ['work/1', 'work/0'],
      education: ['education/0'],
    })
  })

  it('when a model puts an entry under another section, then it stands in its own, with what was written about it', () => {
    const misplaced = entry('education/0', 'At the University of London.')
    const all = whole(written(['work', [entry('work/0'), misplaced]]), content, 'en')
    const { composition, removed } = check(all, content)
    expect(idsOf(composition)).toEqual({
      work: ['work/0', 'work/1'],
      education: ['education/0'],
      skills: ['skills/0'],
    })
    expect(composition.sections.find(({ name }) => name === 'education')?.entries).toEqual([misplaced])
    expect(removed).toEqual([])
  })

  it('when an entry stands in its own section and in another, then its own counts and the check tells of the other', () => {
    const right = entry('education/0')
    const all = whole(written(['work', [entry('education/0')]], ['education', [right]]), content, 'en')
    const { composition, removed } = check(all, content)
    expect(idsOf(composition)['education']).toEqual(['education/0'])
    expect(removed.map(({ fact }) => fact)).toEqual(['work: education/0'])
  })

  it('when thirty sections hold nothing but what the resume has not, then it is of the schema and has every entry', () => {
    const noise = Array.from({ length: 250 }, (_, index) => entry(`work/${index + 2}`))
    const sections = Array.from({ length: 30 }, (): [SectionName, ComposedEntry[]] => ['work', noise])
    const all = whole(written(...sections), content, 'en')
    expect(Composition.safeParse(all).success).toBe(true)
    expect(idsOf(check(all, content).composition)).toEqual({
      work: ['work/0', 'work/1'],
      education: ['education/0'],
      skills: ['skills/0'],
    })
  })
})
