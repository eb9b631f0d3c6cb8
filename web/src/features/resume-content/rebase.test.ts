import { describe, expect, it } from '@jest/globals'
import type { ResumeContent } from '@thumbfolio/contracts'
import { contentOf, draftOf, emptyEntry, withEntries, withField } from './draft.js'
import { rebased } from './rebase.js'

const loaded: ResumeContent = {
  basics: { name: 'Ada', label: 'Programmer' },
  work: [
    { name: 'Acme', position: 'Engineer', startDate: '2019' },
    { name: 'Globex', position: 'Manager' },
  ],
}

describe('a draft over a newer version', () => {
  it('when other values were changed elsewhere, then both changes stand', () => {
    const draft = withField(draftOf(loaded), '/work/0', 'startDate', '2018')
    const newer = { ...loaded, basics: { name: 'Ada Lovelace', label: 'Programmer' } }
    const { draft: next, left } = rebased(draft, loaded, newer)
    expect(contentOf(next)).toEqual({
      ...newer,
      work: [{ ...loaded.work![0], startDate: '2018' }, loaded.work![1]],
    })
    expect(left).toEqual([])
  })

  it('when entries moved, then what was typed moves with its entry', () => {
    const draft = withField(draftOf(loaded), '/work/1', 'name', 'Globex Corporation')
    const newer = { ...loaded, work: [{ name: 'Initech' }, ...loaded.work!] }
    const { draft: next } = rebased(draft, loaded, newer)
    expect((contentOf(next) as ResumeContent).work?.map(({ name }) => name)).toEqual([
      'Initech',
      'Acme',
      'Globex Corporation',
    ])
  })

  it('when the same value was changed elsewhere, then theirs stands and mine is handed back', () => {
    const draft = withField(draftOf(loaded), '/work/0', 'name', 'Acme Ltd')
    const newer = { ...loaded, work: [{ ...loaded.work![0], name: 'ACME Inc' }, loaded.work![1]!] }
    const { draft: next, left } = rebased(draft, loaded, newer)
    expect(contentOf(next)).toEqual(newer)
    expect(left).toEqual([{ where: 'Engineer, Acme Ltd: Employer', text: 'Acme Ltd' }])
  })

  it('when the entry was removed elsewhere, then what was typed in it is handed back', () => {
    const draft = withField(draftOf(loaded), '/work/1', 'summary', 'Led it.')
    const { left } = rebased(draft, loaded, { ...loaded, work: [loaded.work![0]!] })
    expect(left).toEqual([{ where: 'Manager, Globex: Description', text: 'Led it.' }])
  })

  it('when both wrote the same, then nothing is handed back', () => {
    const draft = withField(draftOf(loaded), '/basics', 'label', 'Analyst')
    const newer = { ...loaded, basics: { name: 'Ada', label: 'Analyst' } }
    expect(rebased(draft, loaded, newer)).toEqual({ draft: draftOf(newer), left: [] })
  })

  it('when an entry was added or removed here, then it is added or removed there', () => {
    let draft = withEntries(draftOf(loaded), '/work', ([, second]) => [second!, emptyEntry('/work/new')])
    draft = withField(draft, '/work/new', 'name', 'Hooli')
    const newer = { ...loaded, basics: { name: 'Someone' } }
    const { draft: next } = rebased(draft, loaded, newer)
    expect((contentOf(next) as ResumeContent).work?.map(({ name }) => name)).toEqual(['Globex', 'Hooli'])
  })

  it('when entries were moved here, then they are moved there; when only there, then they stay as they are', () => {
    const namesOf = (draft: ReturnType<typeof draftOf>, newer: ResumeContent) =>
      (contentOf(rebased(draft, loaded, newer).draft) as ResumeContent).work?.map(({ name }) => name)
    const turned = withEntries(draftOf(loaded), '/work', ([first, second]) => [second!, first!])
    const longer = { ...loaded, work: [{ name: 'Initech' }, ...loaded.work!] }
    expect(namesOf(turned, longer)).toEqual(['Initech', 'Globex', 'Acme'])
    expect(namesOf(draftOf(loaded), { work: loaded.work!.toReversed() })).toEqual(['Globex', 'Acme'])
  })

  it('when two entries are the same and one is moved, then both are still there', () => {
    const twice = { work: [{ name: 'Acme' }, { name: 'Acme' }, { name: 'Globex' }] }
    const turned = withEntries(draftOf(twice), '/work', ([one, two, last]) => [last!, one!, two!])
    const { work } = contentOf(
      rebased(turned, twice, { ...twice, basics: { name: 'Ada' } }).draft,
    ) as ResumeContent
    expect(work?.map(({ name }) => name).sort()).toEqual(['Acme', 'Acme', 'Globex'])
  })
})
