import { describeGuard } from '../../../../tests/describe-guard.js'
import { work } from '../../../../tests/said-about.js'
import { countsExchanged } from './paired-counts.js'

describeGuard('two counts exchanged', countsExchanged, {
  more: [
    [
      'en',
      work('Leader of Ecology (110 students) and Statistics (35 students)'),
      'She leads Ecology for 35 students and Statistics for 110.',
    ],
    [
      'de',
      work('Verkauf von Brot (90 Stück) und Kuchen (20 Stück)'),
      'Sie verkauft Brot (20 Stück) und Kuchen (90 Stück).',
    ],
    [
      'nl',
      work('Les in rekenen (28 leerlingen) en taal (16 leerlingen)'),
      'Zij geeft les in rekenen aan 16 leerlingen en taal aan 28.',
    ],
  ],
  asMuch: [
    [
      'en',
      work('Leader of Ecology (110 students) and Statistics (35 students)'),
      'She leads Ecology for 110 students and Statistics for 35.',
    ],
    [
      'en',
      work('Leader of Ecology (110 students) and Statistics (35 students)'),
      'She leads Statistics for 35 students and Ecology for 110.',
    ],
    [
      'de',
      work('Verkauf von Brot (90 Stück) und Kuchen (20 Stück)'),
      'Sie verkauft Kuchen (20 Stück) und Brot (90 Stück).',
    ],
  ],
})
