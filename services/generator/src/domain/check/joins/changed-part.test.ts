import { describeGuard } from '../../../../tests/describe-guard.js'
import { work } from '../../../../tests/said-about.js'
import { changedWhole } from './changed-part.js'

describeGuard('what changed without what limits it', changedWhole, {
  more: [
    ['en', work('Reduced flour waste by 15%'), 'She reduced waste by 15%.'],
    [
      'en',
      work('Repeat calls on the school contract fell from 18% to 7%'),
      'Repeat calls fell from 18% to 7%.',
    ],
    [
      'en',
      work('Cut the bundle of the checkout page from 840 kB to 310 kB'),
      'She cut the bundle from 840 kB to 310 kB.',
    ],
    [
      'de',
      work('Wasserverbrauch von 900 auf 520 Kubikmeter gesenkt'),
      'Sie senkte den Verbrauch von 900 auf 520 Kubikmeter.',
    ],
    [
      'nl',
      work('Bracht het waterverbruik terug van 900 naar 520 kuub'),
      'Zij bracht het verbruik terug van 900 naar 520 kuub.',
    ],
  ],
  asMuch: [
    ['en', work('Reduced flour waste by 15%'), 'She reduced flour waste by 15%.'],
    ['en', work('Reduced flour waste by 15%'), 'She reduced waste of flour by 15%.'],
    [
      'de',
      work('Wasserverbrauch von 900 auf 520 Kubikmeter gesenkt'),
      'Sie senkte den Verbrauch von Wasser von 900 auf 520 Kubikmeter.',
    ],
    [
      'nl',
      work('Bracht het waterverbruik terug van 900 naar 520 kuub'),
      'Zij bracht het waterverbruik van 900 naar 520 kuub.',
    ],
  ],
})
