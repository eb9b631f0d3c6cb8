import { describeGuard } from '../../../../tests/describe-guard.js'
import { work } from '../../../../tests/said-about.js'
import { roleFrom } from './roles-from.js'

describeGuard('what was so from a year on told from before it', roleFrom, {
  more: [
    [
      'de',
      work([], {
        summary: 'Schicht im Werk, ab 2019 Schichtführer',
        startDate: '2015-02',
        endDate: '2022-07',
      }),
      'Von Februar 2015 bis Juli 2022 war er Schichtführer.',
    ],
    [
      'en',
      work([], { summary: 'Night shifts, charge nurse from 2018', startDate: '2016', endDate: '2021' }),
      'She was a charge nurse from 2016 to 2021.',
    ],
    [
      'nl',
      work([], { summary: 'Nachtdiensten, vanaf 2018 ploegleider', startDate: '2016', endDate: '2021' }),
      'Van 2016 tot 2021 was zij ploegleider.',
    ],
    [
      'en',
      work('Safety officer since 2020', { startDate: '2018' }),
      'Since 2018 she has been a safety officer.',
    ],
  ],
  asMuch: [
    [
      'de',
      work([], {
        summary: 'Schicht im Werk, ab 2019 Schichtführer',
        startDate: '2015-02',
        endDate: '2022-07',
      }),
      'Ab 2019 war er Schichtführer.',
    ],
    [
      'de',
      work([], {
        summary: 'Schicht im Werk, ab 2019 Schichtführer',
        startDate: '2015-02',
        endDate: '2022-07',
      }),
      'Er war dort von Februar 2015 bis Juli 2022, ab 2019 als Schichtführer.',
    ],
    [
      'en',
      work('Safety officer since 2020', { startDate: '2018' }),
      'Since 2020 she has been a safety officer.',
    ],
    [
      'nl',
      work([], { summary: 'Nachtdiensten, vanaf 2018 ploegleider', startDate: '2016', endDate: '2021' }),
      'Vanaf 2018 was zij ploegleider.',
    ],
  ],
})
