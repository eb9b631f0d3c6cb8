import { describeGuard } from '../../../../tests/describe-guard.js'
import { work } from '../../../../tests/said-about.js'
import { amountOfOtherYear } from './years-of-amounts.js'

describeGuard('an amount told of the year of another', amountOfOtherYear, {
  more: [
    [
      'en',
      work('Ran the budget, 3.1% under in 2024 and 1.8% under in 2025'),
      'She ran the budget 3.1% under in both 2024 and 2025.',
    ],
    [
      'de',
      work('Umsatz von 40 Tonnen in 2018 und 52 Tonnen in 2019'),
      'Der Umsatz von 40 Tonnen in 2018 und 2019.',
    ],
    [
      'nl',
      work('Verkocht 130 fietsen in 2021 en 150 fietsen in 2022'),
      'Zij verkocht 130 fietsen in 2021 en 2022.',
    ],
  ],
  asMuch: [
    [
      'en',
      work('Ran the budget, 3.1% under in 2024 and 1.8% under in 2025'),
      'She ran the budget 3.1% under in 2024.',
    ],
    [
      'en',
      work('Ran the budget, 3.1% under in 2024 and 1.8% under in 2025'),
      'She ran the budget 3.1% under in 2024 and 1.8% under in 2025.',
    ],
    [
      'nl',
      work('Verkocht 130 fietsen in 2021 en 150 fietsen in 2022'),
      'Zij verkocht 130 fietsen in 2021 en 150 in 2022.',
    ],
  ],
})
