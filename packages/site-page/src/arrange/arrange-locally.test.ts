import { describe, expect, it } from '@jest/globals'
import { arrangeLocally } from './arrange-locally.js'

describe('the local composer', () => {
  it('when there is work, then the newest job leads, old ones fold, and two jobs give a quote', () => {
    const job = (at: number) => ({
      position: `Role ${at}`,
      startDate: `20${10 + at}`,
      endDate: `20${11 + at}`,
      highlights: [
        'Kept the whole thing running well',
        `Cut the cost of it by ${20 + at} % within a year`,
        'Taught',
      ],
    })
    const work = [job(1), job(2)]
    const answer = arrangeLocally({ work, education: [{ institution: 'Home' }] })
    expect(answer.sections[0]?.entries.map(({ id: one, emphasis }) => `${one} ${emphasis}`)).toEqual([
      'work/1 lead',
      'work/0 normal',
    ])
    expect(answer.best).toEqual(['work/1/highlights/1', 'work/0/highlights/1'])
    expect(arrangeLocally({ work: [job(1)] }).best).toEqual([])
    const many = Array.from({ length: 7 }, (_, at) => job(at))
    expect(
      arrangeLocally({ work: many })
        .sections[0]?.entries.slice(5)
        .map(({ emphasis }) => emphasis),
    ).toEqual(['compact', 'compact'])
  })

  it('when nobody has worked yet, then what they learn comes first and in full', () => {
    const answer = arrangeLocally({ education: [{ institution: 'Home' }], skills: [{ name: 'Analysis' }] })
    expect(answer.sections.map(({ name, entries }) => `${name} ${entries[0]?.emphasis}`)).toEqual([
      'education normal',
      'skills normal',
    ])
  })
})
