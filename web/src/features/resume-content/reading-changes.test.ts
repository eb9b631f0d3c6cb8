import { describe, expect, it } from '@jest/globals'
import { changesAt } from './reading-changes.js'

describe('changes of a new reading', () => {
  const before = { work: [{ name: 'Acme', position: 'Engineer', startDate: '2019' }] }
  const after = {
    basics: { name: 'Ada' },
    work: [{ name: 'Acme', position: 'Engineer', startDate: '2019-03' }],
    skills: [{ name: 'Tools', keywords: ['Git', 'SQL'] }],
  }

  it('when a value changed, then it is told by its entry and its field', () => {
    expect(changesAt(['/work/0/startDate'], before, after)).toEqual([
      { where: 'Work: Engineer, Acme: Start', before: '2019', after: '2019-03' },
    ])
  })

  it('when whole parts came or went, then their words are told', () => {
    expect(
      changesAt(['/basics', '/skills', '/skills/0'], before, after).map((change) => change.after),
    ).toEqual(['Ada', 'Tools, Git, SQL', 'Tools, Git, SQL'])
    expect(changesAt(['/work/0'], before, {})).toEqual([
      { where: 'Work: Engineer, Acme', before: 'Acme, Engineer, 2019', after: '' },
    ])
  })
})
