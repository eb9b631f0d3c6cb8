import { describe, expect, it } from '@jest/globals'
import { tokensOf } from '../tokens.js'
import { isInPhrase } from './idle-phrases.js'

const isIdle = (language: string, word: string, text: string) => {
  const tokens = tokensOf(text, language)
  return isInPhrase(
    tokens,
    tokens.findIndex(({ value }) => value === word),
    language,
  )
}

describe('words that claim nothing together', () => {
  it.each([
    ['en', 'hand', 'She lends a hand at harvest'],
    ['en', 'won', 'She won the second prize for a poster'],
    ['en', 'won', 'She won in May 2023 the second prize for a poster'],
    ['nl', 'won', 'Won in november 2023 de tweede prijs'],
    ['de', 'gewann', 'Sie gewann im Mai 2023 den dritten Preis'],
    ['es', 'echa', 'Echa una mano al equipo'],
    ['es', 'mano', 'Echa una mano al equipo'],
    ['es', 'tocaba', 'Le tocaba la guardia'],
    ['es', 'alcanzaron', 'Las ventas alcanzaron los 2,4 millones'],
    ['es', 'valor', 'Ventas por valor de 2,4 millones'],
    ['fr', 'ecrit', 'Un logiciel écrit en PHP'],
    ['pl', 'napisanym', 'W interfejsie napisanym w Angularze'],
    ['pt', 'so', 'Só depois entrou na cozinha'],
    ['es', 'acumula', 'Acumula 14 años en centros'],
    ['es', 'total', 'Un total de 38 pacientes'],
    ['fr', 'interet', "Ses centres d'intérêt sont la voile"],
    ['fr', 'visite', 'Merci de votre visite'],
    ['fr', 'riche', 'Une cave riche de 620 références'],
    ['fr', 'agees', 'Des pièces âgées de plus de 90 jours'],
    ['fr', 'atteint', 'La récolte a atteint 4,5 tonnes'],
    ['it', 'mano', 'Dava una mano in cucina'],
    ['it', 'conta', 'Il centro conta 22 terapisti'],
    ['es', 'logros', 'Entre sus logros figura la feria'],
    ['pt', 'mao', 'Dava uma mão na cozinha'],
    ['pt', 'atingiu', 'A colheita atingiu 40 toneladas'],
    ['pt', 'meio', 'Respondeu por meio de cartas'],
    ['pt', 'final', 'Terminou com a nota final de 15'],
    ['pt', 'conseguiu', 'Conseguiu reduzir as perdas'],
    ['pt', 'toca', 'No que toca à venda, é rápida'],
    ['it', 'centri', "I suoi centri d'interesse sono la vela e il coro"],
    ['pl', 'zdobywal', 'Zdobywał doświadczenie w hurtowni'],
    ['pl', 'stawial', 'Pierwsze kroki w kopalni stawiał w 2009 roku'],
    ['pl', 'codziennej', 'W codziennej pracy korzysta z Excela'],
    ['pl', 'wprowadzala', 'Wprowadzała także poprawki'],
    ['pl', 'pochodzi', 'Z lutego 2017 roku pochodzi jej kurs'],
    ['pl', 'wystawca', 'Wystawcą jest SJSI'],
  ])('when %s says “%s” in “%s”, then it is idle', (language, word, text) => {
    expect(isIdle(language, word, text)).toBe(true)
  })

  it.each([
    ['es', 'mano', 'Pinta a mano'],
    ['en', 'won', 'She won the prize for a poster'],
    ['en', 'third', 'She won the third prize for a poster'],
    ['nl', 'derde', 'Won in november 2023 de derde prijs'],
    ['nl', 'won', 'Won in november 2023 de prijs'],
    ['it', 'conta', 'Conta i pezzi'],
    ['es', 'logros', 'Con grandes logros'],
    ['es', 'tocaba', 'Tocaba el piano'],
    ['es', 'valor', 'Aporta valor'],
    ['es', 'alcanzaron', 'Las ventas alcanzaron los objetivos'],
    ['fr', 'visite', 'Elle guide la visite'],
    ['fr', 'riche', 'Une riche expérience'],
    ['fr', 'agees', 'Elle soigne des personnes âgées'],
    ['fr', 'atteint', 'Elle a atteint les objectifs'],
    ['pt', 'atingiu', 'Atingiu os objetivos'],
    ['pt', 'final', 'Ganhou a prova final'],
    ['pt', 'triplicar', 'Conseguiu triplicar as vendas'],
    ['pt', 'atendimento', 'No que toca a atendimento, é rápida'],
    ['pt', 'conseguiu', 'Conseguiu lugar na equipa'],
    ['it', 'centri', 'Gestisce due centri sportivi'],
    ['pl', 'zdobywal', 'Zdobywał nagrody'],
    ['pl', 'kopalni', 'Pierwsze kroki w kopalni stawiał w 2009 roku'],
    ['pl', 'stawial', 'Stawiał mury'],
    ['pl', 'wprowadzala', 'Wprowadzała nowy system'],
    ['pl', 'zatrudniala', 'Zatrudniała pielęgniarki'],
    ['pl', 'pochodzi', 'Pochodzi z Tarnowa'],
    ['pl', 'je', 'Układa grafiki i je wprowadza'],
    ['pl', 'wystawca', 'Jest wystawcą certyfikatu'],
  ])('when %s says “%s” in “%s”, then it is not', (language, word, text) => {
    expect(isIdle(language, word, text)).toBe(false)
  })

  it.each([
    ['fr', 'en', 'hand', 'She lends a hand at harvest'],
    ['es', 'it', 'toccava', 'Le toccava la guardia'],
    ['it', 'es', 'echa', 'Echa una mano al equipo'],
    ['pt', 'es', 'alcanzaron', 'Alcanzaron los 40'],
    ['de', 'nl', 'dienst', 'Ze is in dienst van Acme'],
    ['pl', 'fr', 'poche', 'Diplôme en poche'],
    ['sv', 'en', 'hand', 'She lends a hand at harvest'],
  ])(
    'when a sentence is %s, then the %s phrase with “%s” in “%s” excuses nothing',
    (language, own, word, text) => {
      expect(isIdle(own, word, text)).toBe(true)
      expect(isIdle(language, word, text)).toBe(false)
    },
  )

  it.each([
    ['es', 'seguido', 'Un curso seguido de prácticas'],
    ['pt', 'seguido', 'Um curso seguido de estágio'],
    ['es', 'mano', 'Creció mano a mano con el equipo'],
    ['it', 'mano', 'È cresciuta mano a mano'],
  ])('when %s shares the phrase with “%s” in “%s”, then it is idle there too', (language, word, text) => {
    expect(isIdle(language, word, text)).toBe(true)
  })
})

describe('words like those of such a phrase', () => {
  it.each([
    ['fr', 'ecrit', 'Il écrit en PHP'],
    ['fr', 'ecrit', 'Elle a écrit en PHP un logiciel'],
    ['fr', 'ecrit', 'Un roman écrit en 2019'],
    ['pl', 'napisanym', 'W tekście napisanym w 2019 roku'],
    ['pt', 'so', 'Só depois de servir entrou na cozinha'],
    ['es', 'solo', 'Solo en Acme'],
    ['es', 'acumula', 'Acumula 14 premios'],
    ['es', 'total', 'El total'],
  ])('when %s has “%s” in “%s”, then it claims', (language, word, text) => {
    expect(isIdle(language, word, text)).toBe(false)
  })
})
