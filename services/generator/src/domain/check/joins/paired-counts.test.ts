import { describe, expect, it } from '@jest/globals'
import { saidAbout, work, type Case } from '../../../../tests/said-about.js'
import { countsExchanged } from './paired-counts.js'

describe('two counts exchanged', () => {
  it.each<Case>([
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
  ])('when %s %j says more: “%s”, then it does not stand', (...said) => {
    expect(countsExchanged(saidAbout(said))).toBeDefined()
  })
  it.each<Case>([
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
  ])('when %s %j says as much: “%s”, then it stands', (...said) => {
    expect(countsExchanged(saidAbout(said))).toBeUndefined()
  })
})
