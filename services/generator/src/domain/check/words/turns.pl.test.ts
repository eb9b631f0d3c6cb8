import { describe, expect, it } from '@jest/globals'
import { turnsIn } from './turns.pl.js'

describe('Polish texts that tell by how much something changed with no verb for it', () => {
  it.each([
    ['kampanie dały +9% przychodu', ['wzrosly', 'zwiekszylem', 'wiecej'], ['spadly', 'mniej']],
    ['zwroty niższe o 18%', ['spadly', 'zmniejszylysie', 'nizsze'], ['wzrosly', 'wyzsze']],
    ['sprzedaż wyższa o ok. 12%', ['wzrosla', 'wiecej'], ['spadla']],
    ['o 15% mniej reklamacji', ['spadla'], ['wzrosla']],
    ['koszty −7%', ['spadly'], ['wzrosly']],
    ['telefon +48 490 112 035', [], ['wzrosly', 'spadly']],
    ['mniejsze sklepy, rabaty o 5%', [], ['spadly', 'wzrosly']],
    ['koszt niższy o 18%, przychód +9%', [], ['spadl', 'wzrosl']],
    ['czas reakcji o 18% krótszy niż w innych zespołach', [], ['skrocil', 'spadl']],
    ['oszczędność – 7 dni', [], ['spadly']],
  ])('when an entry says “%s”, then it gives %j, not %j', (text, told, others) => {
    const turns = turnsIn(text)
    expect(told.filter((word) => !turns.includes(word))).toEqual([])
    expect(others.filter((word) => turns.includes(word))).toEqual([])
  })
})
