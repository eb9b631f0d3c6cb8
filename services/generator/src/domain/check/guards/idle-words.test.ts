import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { isIdleHere } from './idle-words.js'
import { tokensOf } from '../tokens.js'

const isIdle = (word: string, text: string, entry: string, language = 'en') => {
  const tokens = tokensOf(text, language)
  const at = tokens.findIndex(({ value }) => value === word)
  return isIdleHere(tokens, at, [groundOf('work/0', [entry], language)], language)
}

describe('a word that claims nothing where it stands', () => {
  it.each([
    ['more', 'more than 40 calls', ''],
    ['runs', 'her path runs from Kiel to Rome', ''],
    ['acted', 'acted as a guide', ''],
    ['not', 'when not at sea, she sings', ''],
    ['first', 'first at Acme, then at Borg', ''],
    ['one', 'one of the guides', ''],
    ['own', 'her own tools', ''],
    ['settled', 'settled in Leeds', ''],
    ['without', 'without a break', 'No break in service'],
    ['without', 'without accidents', 'Zero accidents'],
    ['every', 'calls every day', 'Takes calls daily'],
    ['not', 'not one accident', 'No accidents'],
    ['each', 'six dishes each season', 'Six dishes a season'],
  ])('when “%s” stands in “%s” of “%s”, then it is idle', (word, text, entry) => {
    expect(isIdle(word, text, entry)).toBe(true)
  })

  it.each([
    ['de', 'mehr', 'mehr als 40 Anrufe'],
    ['es', 'mas', 'más de 40 llamadas'],
    ['fr', 'plus', 'plus de 40 appels'],
    ['it', 'piu', 'più di 40 chiamate'],
    ['nl', 'meer', 'meer dan 40 telefoontjes'],
    ['pl', 'wiecej', 'więcej niż 40 telefonów'],
    ['pt', 'mais', 'mais de 40 chamadas'],
  ])('when %s compares with “%s” in “%s”, then it is idle', (language, word, text) => {
    expect(isIdle(word, text, '', language)).toBe(true)
  })

  it.each([
    ['it', 'cade', 'il corso cade negli anni di Roma', true],
    ['it', 'cade', 'il fatturato cade', false],
    ['es', 'primero', 'primero en Acme, luego en Borg', true],
    ['es', 'primero', 'primero en ventas', false],
    ['pt', 'primeiro', 'primeiro na Acme, depois na Borg', true],
    ['it', 'destinato', 'un opuscolo destinato alle famiglie', true],
    ['pl', 'udalo', 'udało się jej skrócić czas', true],
    ['pl', 'udalo', 'udało nagrodę', false],
    ['pl', 'przeznaczony', 'raport przeznaczony dla gmin', true],
    ['pl', 'przeznaczony', 'raport przeznaczony', false],
    ['pl', 'dzieki', 'dzięki niej czas skrócono', true],
    ['pl', 'dzieki', 'dzięki dotacji czas skrócono', false],
    ['pl', 'znanych', 'wśród znanych jej narzędzi', true],
    ['pl', 'znanych', 'wśród znanych malarzy', false],
  ])('when %s has “%s” in “%s”, then it being idle is %s', (language, word, text, expected) => {
    expect(isIdle(word, text, '', language)).toBe(expected)
  })

  it.each([
    ['more', 'more calls', ''],
    ['runs', 'runs the shop', ''],
    ['acted', 'acted on stage', ''],
    ['not', 'not a single fault', 'Not a fault'],
    ['first', 'the first woman, then captain', ''],
    ['first', 'first in her class', ''],
    ['one', 'number one guide', ''],
    ['own', 'ran it on her own', ''],
    ['without', 'without a fault', 'Found a fault'],
    ['every', 'calls every week', 'Takes calls daily'],
    ['each', 'nine dishes each season', 'Six dishes a season'],
    ['guide', 'guide', 'guide'],
    ['missing', 'guide', 'guide'],
  ])('when “%s” stands in “%s” of “%s”, then it is not', (word, text, entry) => {
    expect(isIdle(word, text, entry)).toBe(false)
  })
})

describe('a word that claims nothing in another language', () => {
  it.each([
    ['fr', 'en', 'runs', 'her path runs from Kiel to Rome', ''],
    ['es', 'it', 'grazie', 'grazie per la visita', ''],
    ['it', 'es', 'forma', 'forma parte del equipo', ''],
    ['pt', 'fr', 'plus', 'plus de 40 appels', ''],
    ['es', 'fr', 'mene', 'mène des essais', ''],
    ['de', 'en', 'own', 'her own tools', ''],
    ['it', 'pt', 'feira', 'na segunda feira', ''],
    ['nl', 'en', 'without', 'without accidents', 'Zero accidents'],
    ['de', 'fr', 'appris', 'huit serveurs ont appris avec elle', 'Formation de huit serveurs'],
    ['de', 'pl', 'tylko', 'potem już tylko 12 błędów', 'Spadek z 35 do 12 błędów'],
  ])(
    'when a sentence is %s, then what is idle of the %s “%s” in “%s” is not',
    (language, own, word, text, entry) => {
      expect(isIdle(word, text, entry, own)).toBe(true)
      expect(isIdle(word, text, entry, language)).toBe(false)
    },
  )
})

describe('what is left of more', () => {
  it.each([
    ['pl', 'tylko', 'potem już tylko 12 błędów', 'Spadek z 35 do 12 błędów', true],
    ['pl', 'tylko', 'wcześniej tylko 35 błędów', 'Spadek z 35 do 12 błędów', false],
    ['pl', 'tylko', 'tylko 35 błędów', 'Wzrost z 12 do 35 błędów', false],
    ['en', 'only', 'now only 12 percent', 'Cut waste from 35 to 12 percent', true],
    ['it', 'solo', 'solo la domenica, 12 errori', 'Errori da 35 a 12', false],
    ['it', 'solo', 'solo 12 errori', 'Errori da 35 a 12', true],
  ])(
    'when %s has “%s” in “%s” of “%s”, then it being idle is %s',
    (language, word, text, entry, expected) => {
      expect(isIdle(word, text, entry, language)).toBe(expected)
    },
  )
})

describe('how often, as an entry counts', () => {
  it.each([
    ['fr', 'chaque', 'chaque année', 'Six salons par an'],
    ['fr', 'tous', 'tous les mois', 'Bilan mensuel'],
    ['fr', 'chaque', 'chaque saison', 'Six concerts par saison'],
    ['fr', 'tous', 'tous les mercredis', 'Conte le mercredi'],
    ['it', 'ogni', 'ogni settimana', 'Due volte alla settimana'],
    ['it', 'tutti', 'tutti gli anni', 'Fiera annuale'],
    ['fr', 'mene', 'mène des essais', ''],
    ['fr', 'chargee', "elle s'est chargée des bilans", ''],
    ['fr', 'chargee', 'elle est chargée de tenir la caisse', ''],
    ['it', 'secondo', 'secondo il metodo', ''],
    ['it', 'non', 'non ha avuto incidenti', 'Nessun incidente in undici anni'],
  ])('when %s says “%s” in “%s” of “%s”, then it is idle', (language, word, text, entry) => {
    expect(isIdle(word, text, entry, language)).toBe(true)
  })

  it.each([
    ['fr', 'chaque', 'chaque semaine', 'Bilan mensuel'],
    ['fr', 'tous', 'tous les mercredis', 'Conte le jeudi'],
    ['fr', 'tous', 'tous les clients', 'Six clients par an'],
    ['fr', 'toutes', 'toutes les semaines', ''],
    ['it', 'ogni', 'ogni stagione', 'La stagione 2019'],
    ['it', 'tutti', 'tutti i giorni', 'Due volte alla settimana'],
    ['fr', 'aucun', 'aucun accident', 'Peu d’accidents'],
    ['it', 'piu', 'più veloce', ''],
    ['fr', 'mene', 'mène une équipe', ''],
    ['fr', 'chargee', 'elle est chargée de mission', ''],
    ['it', 'grazie', 'grazie ai gruppi', ''],
    ['it', 'secondo', 'secondo premio', ''],
    ['it', 'non', 'non segue anziani', 'Segue anziani senza fretta'],
  ])('when %s says “%s” in “%s” of “%s”, then it is not', (language, word, text, entry) => {
    expect(isIdle(word, text, entry, language)).toBe(false)
  })

  it('when an entry denies, then French may deny', () => {
    expect(isIdle('aucun', 'aucun accident', 'Zéro accident', 'fr')).toBe(true)
  })
})

describe('who answers for a deed', () => {
  it.each([
    ['pt', 'responsavel', 'é responsável por orientar um estagiário', true],
    ['es', 'responsable', 'es responsable de formar a la aprendiza', true],
    ['es', 'responsable', 'es responsable de revisar las calderas', true],
    ['it', 'responsabile', 'è responsabile di preparare gli impasti', true],
    ['pt', 'responsavel', 'é responsável por marketing', false],
    ['pt', 'responsavel', 'é responsável por um estagiário', false],
    ['es', 'responsable', 'es responsable de taller en Acme', false],
    ['es', 'responsable', 'es responsable de alquiler', false],
    ['it', 'responsabile', 'è responsabile di filiale', false],
  ])('when %s has “%s” in “%s”, then it is idle: %s', (language, word, text, holds) => {
    expect(isIdle(word, text, '', language)).toBe(holds)
  })
})
