import { describeGuard } from '../../../../tests/describe-guard.js'
import { work } from '../../../../tests/said-about.js'
import { stillToCome } from './still-to-come.js'

describeGuard('what is still to come told as being so', stillToCome, {
  more: [
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
  ],
  asMuch: [
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
  ],
})
