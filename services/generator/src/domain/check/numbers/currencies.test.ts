import { unfounded } from '../spoken.js'
import { groundOf } from '../ground.js'
import { tokensOf } from '../tokens.js'

const amountIn = (text: string, language: string) => tokensOf(text, language).map(({ value }) => value)

describe('amounts of money', () => {
  it.each([
    ['it', '62 mln €', '62 milioni di euro', '62000000€'],
    ['it', '800 k€', '800mila euro', '800000€'],
    ['fr', '3 M€', 'trois millions d’euros', '3000000€'],
    ['fr', '2 Md€', '2 milliards d’euros', '2000000000€'],
    ['de', '3 Mio. €', '3 Millionen Euro', '3000000€'],
    ['de', '800 TEUR', '800.000 Euro', '800000€'],
    ['es', '3 mill. €', '3 millones de euros', '3000000€'],
    ['pt', 'R$ 3 mi', '3 milhões de reais', '3000000R$'],
    ['pl', '30 tys. zł', '30 tysięcy złotych', '30000zł'],
    ['pl', '30 000 PLN', '30 tys. zł', '30000zł'],
    ['nl', '€ 2,5 miljoen', '2,5 mln euro', '2500000€'],
    ['en', '$3 bn', '3 billion dollars', '3000000000$'],
    ['en', 'EUR 40k', '€40,000', '40000€'],
  ])(
    'when one is written short or in words, then both are the same (%s: %s, %s)',
    (language, one, other, value) => {
      expect(amountIn(one, language)).toEqual([value])
      expect(amountIn(other, language)).toEqual([value])
    },
  )

  it('when a range names its currency behind the second, then both have it', () => {
    expect(amountIn('von 9 auf 6 Euro', 'de')).toEqual(['von', '9€', 'auf', '6€'])
  })

  it.each([
    ['it', 'Fatturato 62 mln €', 'Ha un fatturato di 62 milioni di euro.', true],
    ['it', 'Fatturato 62 mln €', 'Ha un fatturato di 62 mila euro.', false],
    ['it', 'Fatturato 62 mln €', 'Ha un fatturato di 62 milioni di dollari.', false],
    ['it', 'Fatturato 62 mln', 'Ha un fatturato di 62 milioni di euro.', false],
    ['fr', 'Budget de 3 M€', 'Le budget est de 3 millions d’euros.', true],
    ['fr', 'Budget de 3 M€', 'Le budget est de 3 milliards d’euros.', false],
    ['de', 'Budget 800 TEUR', 'Das Budget beträgt 800.000 Euro.', true],
    ['de', 'Budget 800 TEUR', 'Das Budget beträgt 800 Euro.', false],
    ['pl', 'Budżet 30 tys. zł', 'Budżet to 30 tysięcy złotych.', true],
    ['pl', 'Budżet 30 tys. zł', 'Budżet to 30 tysięcy euro.', false],
  ])('%s: of "%s", "%s" is borne out: %s', (language, entry, sentence, isBorne) => {
    const ground = groundOf('work/0', [entry], language)
    expect(unfounded(sentence, [ground], language) === undefined).toBe(isBorne)
  })
})
