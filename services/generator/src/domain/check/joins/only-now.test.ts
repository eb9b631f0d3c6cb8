import { describeGuard } from '../../../../tests/describe-guard.js'
import { work } from '../../../../tests/said-about.js'
import { onlyNow } from './only-now.js'

describeGuard('how many there are now told as all so far', onlyNow, {
  more: [
    ['de', work('Ausbildung von derzeit 3 Lehrlingen'), 'Bisher hat sie drei Lehrlinge ausgebildet.'],
    ['en', work('Trains currently three apprentices'), 'So far she has trained three apprentices.'],
    ['nl', work('Begeleidt momenteel 3 leerlingen'), 'Tot nu toe begeleidde zij drie leerlingen.'],
  ],
  asMuch: [
    ['de', work('Ausbildung von bisher 3 Lehrlingen'), 'Bisher hat sie drei Lehrlinge ausgebildet.'],
    ['en', work('Trains currently three apprentices'), 'She currently trains three apprentices.'],
    ['nl', work('Begeleidt momenteel 3 leerlingen'), 'Momenteel begeleidt zij drie leerlingen.'],
  ],
})
