import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { tokensOf } from '../tokens.js'
import { isBroughtAbout } from './brought-about.js'

const dashboard = 'Dashboard zwrotów – wykrycie błędnej rozmiarówki, zwroty niższe o 18%'
const report = 'Automatyzacja raportu (Python): z 2 dni do 20 minut'
const routes = 'Analiza tras: rekomendacja zmiany 37 rejonów, oszczędność 1,1 mln zł'
const list = 'Analiza koszyka, oszczędność 1,1 mln zł'

describe('words that tell what came of a thing', () => {
  it.each([
    ['pozwolil', 'Dashboard zwrotów pozwolił wykryć błędną rozmiarówkę', dashboard, true],
    ['umozliwil', 'Dashboard zwrotów umożliwił wykrycie błędnej rozmiarówki', dashboard, true],
    ['pozwolil', 'Dashboard zwrotów pozwolił zmienić rejony', dashboard, false],
    ['pozwolila', 'Automatyzacja pozwoliła wykryć błędną rozmiarówkę', dashboard, false],
    ['dzieki', 'Dzięki automatyzacji raport powstaje w 20 minut', report, true],
    ['dzieki', 'Dzięki automatyzacji zwroty spadły o 18%', report, false],
    ['dzieki', 'Dzięki dashboardowi raport powstaje w 20 minut', report, false],
    ['dzieki', 'Dzięki analizie tras zmieniono 37 rejonów', routes, false],
    ['przyniosla', 'Analiza tras przyniosła oszczędność 1,1 mln zł', routes, true],
    ['przyniosla', 'Analiza tras przyniosła zmianę 37 rejonów', routes, false],
    ['przyniosla', 'Przebudowa przyniosła oszczędność 1,1 mln zł', routes, false],
    ['przyniosla', 'Analiza koszyka przyniosła oszczędność 1,1 mln zł', list, false],
  ])('when it is “%s” in “%s”, then “%s” joins it so: %s', (word, text, told, expected) => {
    const tokens = tokensOf(text, 'pl')
    const at = tokens.findIndex(({ value }) => value === word)
    expect(isBroughtAbout(tokens, at, [groundOf('work/0', [told], 'pl')])).toBe(expected)
  })
})
