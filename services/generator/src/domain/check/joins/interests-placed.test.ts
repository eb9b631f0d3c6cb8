import { describeGuard } from '../../../../tests/describe-guard.js'
import { interestPlaced } from './interests-placed.js'

describeGuard('an interest put to a place of something else', interestPlaced, {
  more: [
    [
      'en',
      { basics: { location: { city: 'Swansea' } }, sections: { interests: [{ name: 'Male voice choir' }] } },
      'She sings in a male voice choir in Swansea.',
    ],
    [
      'en',
      {
        sections: {
          work: [{ name: 'Acme', highlights: ['Five months with a client in Utrecht'] }],
          languages: [{ language: 'Dutch', fluency: 'A2' }],
        },
      },
      'She learned Dutch in Utrecht.',
    ],
    [
      'de',
      { sections: { work: [{ name: 'Acme', location: 'Verden' }], interests: [{ name: 'Brot backen' }] } },
      'Brot backen lernte sie in Verden.',
    ],
  ],
  asMuch: [
    [
      'en',
      { basics: { location: { city: 'Swansea' } }, sections: { interests: [{ name: 'Male voice choir' }] } },
      'She lives in Swansea and sings in a male voice choir.',
    ],
    [
      'en',
      {
        sections: {
          languages: [
            { language: 'Dutch', fluency: 'B1' },
            { language: 'German', fluency: 'C1' },
          ],
        },
      },
      'She speaks Dutch at B1 and German at C1.',
    ],
    ['de', { sections: { interests: [{ name: 'Chor in Verden' }] } }, 'Sie singt in einem Chor in Verden.'],
    [
      'nl',
      {
        sections: {
          work: [{ name: 'Acme', location: 'Lochem', position: 'Medewerker' }],
          languages: [{ language: 'Duits', fluency: 'Goed' }],
        },
      },
      'Zij werkt in Lochem en spreekt goed Duits.',
    ],
  ],
})
