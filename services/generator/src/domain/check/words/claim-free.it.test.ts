import { groundOf } from '../ground.js'
import { unfounded } from '../spoken.js'

describe('Italian words that claim nothing', () => {
  it.each([
    ['Veneto, Friuli: 5 agenti', 'Copriva Veneto e Friuli con cinque agenti.', true],
    ['Veneto, Friuli: 5 agenti', 'Copriva Veneto e Umbria con cinque agenti.', false],
    ['Veneto, Friuli: 5 agenti', 'Copriva Veneto e Friuli con sei agenti.', false],
    ['Veneto, Friuli: 5 agenti', 'Copriva tutta l’Italia con cinque agenti.', false],
    ['Veneto, Friuli: 5 agenti', 'Copriva il direttore.', false],
    ["Abituato a 50.000 km l'anno", "Abituato a percorrere 50.000 km l'anno.", true],
    ["Abituato a 50.000 km l'anno", 'Abituato a percorrere 50.000 km al mese.', false],
  ])('of "%s", "%s" is borne out: %s', (entry, sentence, isBorne) => {
    expect(unfounded(sentence, [groundOf('work/0', [entry], 'it')], 'it') === undefined).toBe(isBorne)
  })
})
