import { describeGuard } from '../../../../tests/describe-guard.js'
import { work } from '../../../../tests/said-about.js'
import { otherUnit } from './units-of-time.js'

describeGuard('the first of another unit of time', otherUnit, {
  more: [
    [
      'en',
      work('1,140 customers signed up in the first quarter'),
      'In the first month 1,140 customers signed up.',
    ],
    ['en', work('One evening a fortnight on the telephone'), 'She was on the telephone one evening a week.'],
    ['de', work('Gewann im ersten Quartal 40 Kunden'), 'Im ersten Monat gewann sie 40 Kunden.'],
    ['nl', work('Won in het eerste jaar 40 klanten'), 'In de eerste maand won zij 40 klanten.'],
  ],
  asMuch: [
    [
      'en',
      work('1,140 customers signed up in the first quarter'),
      'In the first quarter 1,140 customers signed up.',
    ],
    [
      'en',
      work('One evening a fortnight on the telephone'),
      'She was on the telephone one evening every two weeks.',
    ],
    ['de', work('Gewann im ersten Quartal 40 Kunden'), 'Im ersten Quartal gewann sie 40 Kunden.'],
  ],
})
