import { describe, expect, it } from '@jest/globals'
import { saidAbout, type Case } from '../../../../tests/said-about.js'
import { joinedAgain } from './joined-again.js'

describe('a later job told as the coming', () => {
  it.each<Case>([
    [
      'en',
      {
        sections: {
          work: [
            { name: 'Acme', position: 'Manager', startDate: '2020-03' },
            { name: 'Acme', position: 'Clerk', startDate: '2016-05', endDate: '2020-02' },
          ],
        },
      },
      'She joined Acme in March 2020.',
    ],
    [
      'de',
      {
        sections: {
          work: [
            { name: 'Acme', position: 'Leiterin', startDate: '2020-03' },
            { name: 'Acme', position: 'Fachkraft', startDate: '2016-05', endDate: '2020-02' },
          ],
        },
      },
      'Im März 2020 kam sie als Leiterin zu Acme.',
    ],
    [
      'nl',
      {
        sections: {
          work: [
            { name: 'Acme', position: 'Manager', startDate: '2020-03' },
            { name: 'Acme', position: 'Medewerker', startDate: '2016-05', endDate: '2020-02' },
          ],
        },
      },
      'In maart 2020 kwam zij bij Acme.',
    ],
  ])('when %s %j says more: “%s”, then it does not stand', (...said) => {
    expect(joinedAgain(saidAbout(said))).toBeDefined()
  })
  it.each<Case>([
    [
      'en',
      {
        sections: {
          work: [
            { name: 'Acme', position: 'Manager', startDate: '2020-03' },
            { name: 'Acme', position: 'Clerk', startDate: '2016-05', endDate: '2020-02' },
          ],
        },
      },
      'She joined Acme in May 2016 and became a manager in March 2020.',
    ],
    [
      'de',
      {
        sections: {
          work: [
            { name: 'Acme', position: 'Leiterin', startDate: '2020-03' },
            { name: 'Acme', position: 'Fachkraft', startDate: '2016-05', endDate: '2020-02' },
          ],
        },
      },
      'Im Mai 2016 kam sie zu Acme.',
    ],
    [
      'nl',
      {
        sections: {
          work: [
            { name: 'Acme', position: 'Manager', startDate: '2020-03' },
            { name: 'Borg', position: 'Medewerker', startDate: '2016-05', endDate: '2020-02' },
          ],
        },
      },
      'In maart 2020 kwam zij bij Acme.',
    ],
  ])('when %s %j says as much: “%s”, then it stands', (...said) => {
    expect(joinedAgain(saidAbout(said))).toBeUndefined()
  })
})
