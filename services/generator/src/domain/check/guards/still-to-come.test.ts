import { describe, expect, it } from '@jest/globals'
import { saidAbout, work, type Case } from '../../../../tests/said-about.js'
import { stillToCome } from './still-to-come.js'

describe('what is still to come told as being so', () => {
  it.each<Case>([
    [
      'en',
      work('Next placement from January 2027: control room', { startDate: '2025-09' }),
      'She works in the control room.',
    ],
    [
      'en',
      {
        sections: {
          projects: [
            { name: 'Garden', description: 'A garden with ponds; to open in spring 2027', startDate: '2025' },
          ],
        },
      },
      'The garden with ponds opened in spring 2027.',
    ],
    [
      'de',
      work('Ab Februar 2027 Leitung der Lackiererei', { startDate: '2020-04' }),
      'Sie leitet die Lackiererei.',
    ],
    [
      'nl',
      work('Vanaf februari 2027 teamleider van de drukkerij', { startDate: '2020-04' }),
      'Zij is teamleider van de drukkerij.',
    ],
  ])('when %s %j says more: “%s”, then it does not stand', (...said) => {
    expect(stillToCome(saidAbout(said))).toBeDefined()
  })
  it.each<Case>([
    [
      'en',
      work('Next placement from January 2027: control room', { startDate: '2025-09' }),
      'Her next placement is the control room.',
    ],
    [
      'en',
      {
        sections: {
          projects: [
            { name: 'Garden', description: 'A garden with ponds; to open in spring 2027', startDate: '2025' },
          ],
        },
      },
      'The garden with ponds is to open in spring 2027.',
    ],
    [
      'de',
      work('Ab Februar 2027 Leitung der Lackiererei', { startDate: '2020-04' }),
      'Ab Februar 2027 leitet sie die Lackiererei.',
    ],
    [
      'nl',
      work('Vanaf februari 2027 teamleider van de drukkerij', { startDate: '2020-04' }),
      'Vanaf februari 2027 is zij teamleider van de drukkerij.',
    ],
  ])('when %s %j says as much: “%s”, then it stands', (...said) => {
    expect(stillToCome(saidAbout(said))).toBeUndefined()
  })
})
