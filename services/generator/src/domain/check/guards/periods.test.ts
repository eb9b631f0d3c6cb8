import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { isAdverbOf, periodBehind, wrongPeriod } from './periods.js'
import { saidOf } from '../said.js'
import { unknownWord } from './unknown-word.js'
import { tokensOf } from '../tokens.js'

const wrong = (entry: string, text: string, language: string) =>
  wrongPeriod(saidOf(text, [groundOf('work/0', [entry], language)], language))

describe('how often something is', () => {
  it.each([
    ['en', '45 calls a day', 'took calls daily'],
    ['en', '18 homes a month after floods', 'visited 18 homes a month'],
    ['en', 'a monthly letter', 'wrote a letter every month'],
    ['en', 'an annual fair', 'held a fair each year'],
    ['de', '45 Anrufe pro Tag', 'täglich 45 Anrufe'],
    ['de', '45 Anrufe am Tag', 'im Jahr 2019 waren es 45 Anrufe am Tag'],
    ['es', '45 llamadas al día', '45 llamadas por día'],
    ['fr', '45 appels par jour', '45 appels chaque jour'],
    ['it', '45 telefonate al giorno', '45 telefonate ogni giorno'],
    ['it', 'Tagli il primo lunedì del mese', 'Tagli ogni primo lunedì del mese'],
    ['nl', '45 telefoontjes per dag', 'dagelijks 45 telefoontjes'],
    ['pl', '45 telefonów dziennie', 'codziennie 45 telefonów'],
    ['pl', '45 telefonów dziennie', 'w roku 2019 było 45 telefonów dziennie'],
    ['pl', 'raport miesięczny', 'raz w miesiącu pisze raport'],
    ['pl', 'raport miesięczny', 'na co dzień pisze raport'],
    ['pl', 'targi raz w roku', 'każdego roku jeździ na targi'],
    ['pt', '45 chamadas por dia', '45 chamadas ao dia'],
    ['pt', '45 chamadas por dia na época alta', '45 chamadas por dia, em média'],
    ['en', 'answered calls', 'answered calls every week'],
    ['en', 'ran weekly meetings', 'a night porter who ran weekly meetings'],
    ['fr', '120 concerts par saison', '120 concerts chaque saison'],
    ['en', 'tastes on Fridays', 'tastes every week'],
    ['en', '', ''],
  ])('when %s has “%s” and says “%s”, then it stands', (language, entry, text) => {
    expect(wrong(entry, text, language)).toBeUndefined()
  })

  it.each([
    ['en', '45 calls a day', 'took calls weekly', 'a week'],
    ['en', 'a monthly letter', 'a letter every quarter', 'a quarter'],
    ['de', 'täglich 45 Anrufe', '45 Anrufe pro Woche', 'a week'],
    ['nl', 'zorgt op zondagochtend voor egels', 'zorgt elke dag voor egels', 'a day'],
    ['es', '45 llamadas al día', '45 llamadas por mes', 'a month'],
    ['fr', '45 appels par an', '45 appels par mois', 'a month'],
    ['it', '45 telefonate al giorno', '45 telefonate ogni settimana', 'a week'],
    ['nl', '45 telefoontjes per dag', 'maandelijks 45 telefoontjes', 'a month'],
    ['pl', '45 telefonów dziennie', '45 telefonów rocznie', 'a year'],
    ['pl', 'dwa szkolenia rocznie', 'dwa szkolenia każdego miesiąca', 'a month'],
    ['pl', 'raport miesięczny', 'co dzień pisze raport', 'a day'],
    ['pt', '45 chamadas por dia', '45 chamadas por ano', 'a year'],
    ['pt', 'uma peça por ano', 'uma peça por período', 'a term'],
    ['fr', 'un examen par an', 'un examen par semestre', 'a term'],
    ['fr', '65 000 euros par an', '65 000 euros par saison', 'a season'],
    ['fr', 'goûte chaque vendredi', 'goûte chaque jour', 'a day'],
    ['en', 'tastes on Fridays', 'tastes daily', 'a day'],
  ])('when %s has “%s” and says “%s”, then %s is wrong', (language, entry, text, period) => {
    expect(wrong(entry, text, language)).toBe(period)
  })
})

describe('the period behind an amount', () => {
  it.each([
    ['45 calls a day', 'a day'],
    ['45 long and hard calls per week', 'a week'],
    ['45 calls on one and the same of those few a day', undefined],
    ['45 calls that day', undefined],
    ['14 contracts and holds quarterly reviews', undefined],
    ['14 audits and reviews quarterly', 'a quarter'],
    ['45', undefined],
  ])('when a text says “%s”, then it is %s', (text, period) => {
    expect(periodBehind(tokensOf(text, 'en'), 0)).toBe(period)
  })
})

describe('an adverb and its noun', () => {
  it.each([
    ['day', 'daily', true],
    ['night', 'nightly', true],
    ['week', 'daily', false],
    ['shift', 'daily', false],
    ['', '', false],
  ])('when the noun is “%s” and the word “%s”, then they are one: %s', (noun, adverb, isOne) => {
    expect(isAdverbOf(noun, new Set([adverb]))).toBe(isOne)
  })

  it('when a deed more stands between an amount and a period, then the period is of that', () => {
    expect(periodBehind(tokensOf('38 patients and places the daily order', 'en'), 0)).toBeUndefined()
    expect(periodBehind(tokensOf('38 calls and visits a day', 'en'), 0)).toBe('a day')
    const told = 'zwei Kommilitonen entwickelt habe, verschickt täglich'
    expect(periodBehind(tokensOf(`${told} den Plan`, 'de'), 0)).toBeUndefined()
    expect(periodBehind(tokensOf(told, 'de'), 0)).toBe('a day')
  })
})

describe('how often another thing is', () => {
  const said = (text: string, ...told: readonly string[]) =>
    wrongPeriod(saidOf(text, [groundOf('work/0', told, 'fr')], 'fr'))

  it('when a text without a period is told with that of another, then it does not stand', () => {
    const told = ['Formation de huit serveurs', 'Inventaire mensuel de la cave']
    expect(said('Chaque mois, elle forme huit serveurs.', ...told)).toBe('a month')
    expect(said('Chaque mois, elle fait un inventaire de la cave.', ...told)).toBeUndefined()
  })
})

describe('two things of two periods', () => {
  const both = (text: string) => {
    const texts = ['Around 25 clients a week', 'One class a month']
    return wrongPeriod(saidOf(text, [groundOf('work/0', texts, 'en')], 'en'))
  }

  it('when one is told by the period of the other, then it does not stand', () => {
    expect(both('She gives one class a week.')).toBeDefined()
    expect(both('She gives one class a month.')).toBeUndefined()
    expect(both('She sees 25 clients a week.')).toBeUndefined()
  })
})

describe('a period behind an amount', () => {
  it('when a deed of its own begins with it, then the amount is not told by it', () => {
    const behind = (text: string) => periodBehind(tokensOf(text, 'pl'), 1)
    expect(behind('Dla dziesięciu barmanów i co miesiąc przeprowadzała inwentaryzację')).toBeUndefined()
    expect(behind('Dla dziesięciu barmanów co miesiąc')).toBe('a month')
  })
})

describe('a thing more behind an amount', () => {
  it.each([
    ['pt', 'Sete grupos e uma caminhada anual', 'a year'],
    ['es', 'Siete grupos y una caminata anual', 'a year'],
    ['en', 'Seven groups and a monthly walk', 'a month'],
    ['de', 'Sieben Gruppen und ein jährlicher Lauf', 'a year'],
  ])('when %s tells “%s”, then the period is of that alone', (language, text, period) => {
    const tokens = tokensOf(text, language)
    expect(periodBehind(tokens, 0)).toBeUndefined()
    expect(periodBehind(tokens, 2)).toBe(period)
  })
})

describe('what is told by the term', () => {
  it.each([
    ['pt', 'Uma peça por ano', 'Uma peça por período.'],
    ['es', 'Una obra por año', 'Una obra por semestre.'],
    ['en', 'One play per year', 'One play per term.'],
  ])('when %s has “%s”, then “%s” does not stand', (language, entry, text) => {
    expect(wrong(entry, text, language)).toBe('a term')
  })

  it.each([
    ['pt', 'Uma peça por período', 'Uma peça por período.'],
    ['pt', 'Uma peça por ano', 'Uma peça por ano, ao fim do período.'],
  ])('when %s has “%s”, then “%s” stands', (language, entry, text) => {
    expect(wrong(entry, text, language)).toBeUndefined()
  })
})

describe('what is done on some days of a month alone', () => {
  const entry = 'Pomiary ciśnienia w pierwszą niedzielę miesiąca'

  it.each(['Co niedzielę robi pomiary.', 'W każdą niedzielę robi pomiary.'])(
    'when “%s” is said, then it does not stand',
    (text) => {
      expect(wrong(entry, text, 'pl')).toMatch(/niedzielę/u)
    },
  )

  it('when it is told of each of these days, then it stands', () => {
    expect(wrong(entry, 'W każdą pierwszą niedzielę miesiąca robi pomiary.', 'pl')).toBeUndefined()
  })
})

describe('what no entry counts by', () => {
  it('when how many there are is told on the scale of a year, then it does not stand', () => {
    const told = [groundOf('work/0', ['12 kursantów w semestrze'], 'pl')]
    expect(unknownWord(saidOf('12 kursantów w skali roku.', told, 'pl'))).toBeDefined()
  })
})

describe('what is done on a day of each week', () => {
  const unknown = (entry: string, text: string) =>
    unknownWord(saidOf(text, [groundOf('work/0', [entry], 'pl')], 'pl'))

  it.each([
    ['Raport co poniedziałek', 'W każdy poniedziałek raport.'],
    ['Raport w soboty', 'W każdą sobotę raport.'],
  ])('when the entry has “%s”, then “%s” stands', (entry, text) => {
    expect(unknown(entry, text)).toBeUndefined()
  })

  it.each([
    ['Raport co poniedziałek', 'W każdy wtorek raport.'],
    ['Raport w sobotę', 'W każdą sobotę raport.'],
    ['Raport w klasie', 'W każdej klasie raport.'],
  ])('when the entry has “%s”, then “%s” does not stand', (entry, text) => {
    expect(unknown(entry, text)).toBeDefined()
  })
})
