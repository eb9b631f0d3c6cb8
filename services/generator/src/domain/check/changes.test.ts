import { describe, expect, it } from '@jest/globals'
import { changesIn, directionsOf, isDifference, isEndTakenForChange, isOtherChange } from './changes.js'
import { isAmount, tokensOf, type Token } from './tokens.js'

const change = (from: number, to: number, unit = '') => ({ from, to, unit })

describe('the changes that a text tells', () => {
  it.each([
    ['en', 'raised attendance from 58 to 81 percent', [change(58, 81, '%')]],
    ['en', 'up to 81 percent from 58', [change(58, 81, '%')]],
    ['en', 'from $2.3 million to $3 million', [change(2_300_000, 3_000_000, '$')]],
    ['en', 'from six to nine vans and from 20 to 12 days', [change(6, 9), change(20, 12)]],
    ['de', 'von 58 auf 81 Prozent', [change(58, 81, '%')]],
    ['es', 'de 58 a 81', [change(58, 81)]],
    ['es', 'del 58 al 81 por ciento', [change(58, 81, '%')]],
    ['fr', 'de 58 à 81 %', [change(58, 81, '%')]],
    ['it', 'dal 2,4 allo 0,9', [change(2.4, 0.9)]],
    ['it', 'da 58 a 81', [change(58, 81)]],
    ['it', "dal 3,1% all'1,2%", [change(3.1, 1.2, '%')]],
    ['en', '12 shops, in all 5 towns', []],
    ['it', 'dal 58 al 81 per cento', [change(58, 81, '%')]],
    ['nl', 'van 58 naar 81 procent', [change(58, 81, '%')]],
    ['pl', 'z 58 do 81 procent', [change(58, 81, '%')]],
    ['pt', 'de 58 para 81', [change(58, 81)]],
    ['en', 'from 5 hours to 90 minutes', [change(300, 90)]],
    ['en', 'from 5 hours to 3 hours', [change(5, 3)]],
    ['en', 'by 17 points in three years, to 58%', []],
    ['en', 'from 2013 to 2018', []],
    ['en', '45 calls a day, and trained 3 people', []],
    ['en', '45 calls a day, 3 people', []],
    ['es', '30 proyectos de 12 clientes', []],
    ['en', '30 works from 12 authors', []],
    ['pl', 'z 34% do 28% i pracuje z 15 gospodarstwami', [change(34, 28, '%')]],
    ['en', '58 and 81', []],
    ['en', 'from 58', []],
    ['en', '', []],
  ])('when %s says “%s”, then they are found', (language, text, expected) => {
    expect(changesIn(tokensOf(text, language))).toEqual(expected)
  })
})

describe('the direction that a change bears out', () => {
  it.each([
    ['more', change(58, 81), 'grew', true],
    ['more', change(58, 81), 'fell', false],
    ['less', change(20, 12), 'reduced', true],
    ['less', change(20, 12), 'increased', false],
    ['less, in German', change(20, 12), 'gesenkt', true],
    ['less, in French', change(20, 12), 'descendu', true],
    ['less, in Italian', change(20, 12), 'salita', false],
    ['the same', change(20, 20), 'grew', false],
    ['the same', change(20, 20), 'fell', false],
  ])('when it became %s by %o, then “%s” may be said: %s', (_what, one, word, isBorneOut) => {
    expect(directionsOf([one]).has(word)).toBe(isBorneOut)
  })

  it('when nothing changed, then no direction may be said', () => {
    expect(directionsOf([]).size).toBe(0)
  })
})

const amount = (text: string): Token => tokensOf(text, 'en')[0]!

describe('what a change comes to', () => {
  it.each([
    ['points of percents', '23', change(58, 81, '%'), true],
    ['the difference', '3', change(6, 9), true],
    ['the difference in money', '$700,000', change(2_300_000, 3_000_000, '$'), true],
    ['the share it changed by', '40%', change(20, 12), true],
    ['a share near it', '41%', change(20, 12), true],
    ['another share', '45%', change(20, 12), false],
    ['points called percent', '23%', change(58, 81, '%'), false],
    ['the share that points are of points', '40%', change(58, 81, '%'), false],
    ['another amount', '24', change(58, 81, '%'), false],
    ['another currency', '€700,000', change(2_300_000, 3_000_000, '$'), false],
    ['a share of nothing', '100%', change(0, 10), false],
  ])('when an amount is %s, then “%s” of %o is one: %s', (_what, text, one, isOne) => {
    expect(isDifference(amount(text), [one])).toBe(isOne)
  })

  it.each([
    ['the end', 'cut by 27 percent', change(34, 27, '%'), true],
    ['the beginning', 'cut by 34 percent', change(34, 27, '%'), true],
    ['the difference', 'cut by 7', change(34, 27, '%'), false],
    ['the end, and the difference too', 'cut by 10', change(20, 10), false],
    ['the end, in another unit', 'cut by 36 hours', change(12_960, 2160), true],
    ['the end, where it belongs', 'cut to 27 percent', change(34, 27, '%'), false],
  ])('when it was by %s, then “%s” of %o mistakes it: %s', (_what, text, one, isMistaken) => {
    expect(isEndTakenForChange(tokensOf(text, 'en'), 2, [one])).toBe(isMistaken)
  })

  it.each([
    ['the same', change(58, 81), [change(58, 81)], false],
    ['of another end', change(58, 90), [change(58, 81)], true],
    ['of another beginning', change(50, 81), [change(58, 81)], true],
    ['of two others', change(1, 2), [change(58, 81)], false],
    ['one of two with one beginning', change(58, 90), [change(58, 81), change(58, 90)], false],
    ['told nowhere', change(58, 81), [], false],
  ])('when a change is %s, then %o beside %o is another one: %s', (_what, said, known, isOther) => {
    expect(isOtherChange(said, known)).toBe(isOther)
  })
})

describe('by how much something changed, told behind it', () => {
  it.each([
    ['es', 'Redujo las devoluciones un 2,6 %', [change(4.1, 2.6, '%')], true],
    ['es', 'Redujo el tiempo medio de registro en 6 minutos', [change(11, 6)], true],
    ['fr', "Il a réduit le temps de réponse de l'API de 210 ms", [change(900, 210)], true],
    ['pt', 'Reduziu em 6 s o tempo de carga do painel', [change(11, 6)], true],
    ['pt', 'Reduziu em 5 s o tempo de carga do painel', [change(11, 6)], false],
    ['pt', 'Reduziu de 11 s para 6 s o tempo de carga do painel', [change(11, 6)], false],
    ['es', 'Redujo el tiempo de registro en 5 minutos', [change(11, 6)], false],
    ['es', 'Redujo las devoluciones hasta un 2,6 %', [change(4.1, 2.6, '%')], false],
    ['es', 'Redujo el tiempo de registro y lo dejó en 6 minutos', [change(11, 6)], false],
    ['fr', 'Il a réduit le temps de réponse de 900 à 210 ms', [change(900, 210)], false],
    ['fr', 'Un temps de réponse de 210 ms', [change(900, 210)], false],
  ])('when %s says “%s” of %o, then an end is taken for it: %s', (language, text, changes, expected) => {
    const tokens = tokensOf(text, language)
    expect(tokens.some((token, at) => isAmount(token) && isEndTakenForChange(tokens, at, changes))).toBe(
      expected,
    )
  })
})
