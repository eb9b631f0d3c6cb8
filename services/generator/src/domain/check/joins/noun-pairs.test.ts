import { describeGuard } from '../../../../tests/describe-guard.js'
import { work } from '../../../../tests/said-about.js'
import { otherModifier } from './noun-pairs.js'

describeGuard('a word in front of a thing that no text has there', otherModifier, {
  more: [
    [
      'en',
      work(['Presented the cost report to a panel', 'Drew a design for a bridge']),
      'She presented the design report to a panel.',
    ],
    [
      'en',
      work(['Rewrote the pricing page with 12 trial customers', 'Managed paid adverts']),
      'She rewrote the pricing page with paid customers.',
    ],
    [
      'en',
      work(['Trained nine pupils on the tower position'], { summary: 'Control in tower and approach.' }),
      'She trained nine pupils on the approach position.',
    ],
    ['en', work(['Kept the patient records', 'Ordered staff uniforms']), 'She kept the staff records.'],
  ],
  asMuch: [
    ['en', work(['Presented the cost report to a panel']), 'She presented the cost report to a panel.'],
    ['en', work(['Presented the cost report to a panel']), 'She presented the report to a panel.'],
    ['en', work(['Wrote the safety manual', 'Ran the welding shop']), 'She wrote a manual on safety.'],
    ['en', work(['Took part in the annual stock count']), 'She took part in the annual stock count.'],
    ['en', work(['Kept the records of patients', 'Ordered staff uniforms']), 'She kept the patient records.'],
    ['en', work(['Built the booking platform for cinemas']), 'She built the cinema platform.'],
  ],
})
