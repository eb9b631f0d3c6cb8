import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { isAmount } from '../tokens.js'
import { isOutOfTen } from './out-of-ten.js'

const isTold = (language: string, text: string, entry: string) => {
  const said = saidOf(text, [groundOf('work/0', [entry], language)], language)
  const places = said.tokens.flatMap((token, at) => (isAmount(token) ? [at] : []))
  return places.every((at) => isOutOfTen(said.tokens, at, said))
}

describe('a percentage told as so many out of ten', () => {
  it.each([
    ['en', 'Nine out of ten homes have a tour', '90% of homes with a tour'],
    ['it', 'Un tour per nove annunci su dieci', 'Tour per il 90% degli annunci'],
    ['es', 'Nueve de cada diez anuncios', 'El 90 % de los anuncios'],
    ['fr', 'Quatre annonces sur cinq', '80 % des annonces'],
    ['pt', 'Nove em cada dez anúncios', '90% dos anúncios'],
    ['pl', 'Dziewięć na dziesięć ogłoszeń', '90% ogłoszeń'],
  ])('when %s says “%s” of “%s”, then it holds', (language, text, entry) => {
    expect(isTold(language, text, entry)).toBe(true)
  })

  it.each([
    ['it', 'Un tour per otto annunci su dieci', 'Tour per il 90% degli annunci'],
    ['it', 'Nove agenti su dieci', 'Quattro agenti, tour per il 90% degli annunci'],
    ['it', 'Nove annunci su cento', 'Tour per il 90% degli annunci'],
    ['it', 'Nove annunci e dieci tour', 'Tour per il 90% degli annunci'],
    ['it', 'Nove annunci', 'Tour per il 90% degli annunci'],
    ['es', 'Diez de cada nueve anuncios', 'El 90 % de los anuncios'],
    ['en', 'Nine ads, out of ten', '90% of ads with a tour'],
    ['fr', 'Quatre agents sur cinq', '80 % des annonces'],
  ])('when %s says “%s” of “%s”, then it does not', (language, text, entry) => {
    expect(isTold(language, text, entry)).toBe(false)
  })
})
