import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { totalOfSome } from './listed-total.js'

const wrong = (language: string, entry: string, text: string) =>
  totalOfSome(saidOf(text, [groundOf('work/0', [entry], language)], language))

describe('an amount of several kinds together', () => {
  it.each([
    ['en', '34 lemurs, marmosets and tamarins', 'She keeps 34 lemurs.'],
    ['de', '34 Affen, Vögel und Fische', 'Sie betreut 34 Affen und Fische.'],
    ['fr', '34 singes, oiseaux et poissons', 'Elle soigne 34 oiseaux.'],
    ['pl', '34 małpy, ptaki i ryby', 'Opiekuje się 34 małpami.'],
  ])('when %s has “%s”, then “%s” does not stand', (language, entry, text) => {
    expect(wrong(language, entry, text)).toBe('34')
  })

  it.each([
    [
      'all are told',
      'en',
      '34 lemurs, marmosets and tamarins',
      'She keeps 34 lemurs, marmosets and tamarins.',
    ],
    ['none is told', 'en', '34 lemurs, marmosets and tamarins', 'She keeps 34 animals.'],
    ['two things may be told one by one', 'en', '34 lemurs and marmosets', 'She keeps 34 lemurs.'],
    ['the amount is of one thing', 'en', 'Fed 34 lemurs, wrote reports and gave talks', 'She fed 34 lemurs.'],
    ['it counts time', 'en', 'For 2 years, months and weeks', 'It took 2 years.'],
  ])('when %s, then it stands', (_what, language, entry, text) => {
    expect(wrong(language, entry, text)).toBeUndefined()
  })
})
