import { describe, expect, it } from '@jest/globals'
import { wrongAmount } from './amounts.js'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'

const wrong = (entry: string, text: string, language: string) =>
  wrongAmount(saidOf(text, [groundOf('work/0', [entry], language)], language))

describe('the two of us', () => {
  it('when a verb stands behind them, then they count nothing by it', () => {
    const grounds = [groundOf('work/0', ['1,100 bricks a day between the two of us'], 'en')]
    expect(wrongAmount(saidOf('The two of us averaged 1,100 bricks a day.', grounds, 'en'))).toBeUndefined()
    expect(
      wrongAmount(saidOf('The two apprentices averaged 1,100 bricks a day.', grounds, 'en')),
    ).toBeDefined()
  })
})

describe('amounts that count what the entry counts', () => {
  it.each([
    ['en', 'Led 12 nurses and 4 students', 'Led a team of 12 nurses'],
    ['en', 'Led 12 nurses', '12 nurse shifts'],
    ['en', 'AAT Level 4 diploma', 'Her Level 4 courses'],
    ['en', 'Train students during their rotation, 4 per year', 'trains 4 students per year'],
    ['en', 'Clinics in Galway, Mayo and Sligo', 'clinics in three counties: Galway, Mayo and Sligo'],
    ['en', 'Guests: 400', '400 guests'],
    ['nl', 'Jaarbudget van 18.000 euro', '18.000 euro per jaar'],
    ['de', 'Jahresumsatz von 400 Euro', '400 Euro pro Jahr'],
    ['en', 'Cut waste from 34 to 27 percent', 'cut waste by 7'],
    ['en', 'Cut waste from 34 to 27 percent', 'cut waste by 7 portions'],
    ['en', 'over 400 guests a day', 'more than 400 guests a day'],
    ['de', '12 Pflegekräfte geleitet', 'leitete 12 Pflegekräfte'],
    ['es', 'Equipo de 12 enfermeras', '12 enfermeras'],
    ['es', 'Estudio de seis personas', 'En este estudio de seis personas ha diseñado carteles'],
    ['fr', 'Équipe de 12 infirmières', '12 infirmières'],
    ['it', 'Squadra di 12 infermieri', '12 infermieri'],
    ['it', 'Agenzia di comunicazione, 14 persone', "In un'agenzia di comunicazione di 14 persone a Mestre"],
    ['fr', '2e place, défi prévision (61 équipes)', '2e place au défi prévision, parmi 61 équipes'],
    ['it', 'Camminare dopo gli ottanta; Quaderni Alpini', '«Camminare dopo gli ottanta» sui Quaderni Alpini'],
    ['nl', 'Team van 12 verpleegkundigen', '12 verpleegkundigen'],
    ['pl', 'Zespół 12 pielęgniarek', '12 pielęgniarek'],
    ['pl', 'Akredytowane laboratorium, 26 osób', 'W 26-osobowym akredytowanym laboratorium'],
    ['pt', 'Equipa de 12 enfermeiros', '12 enfermeiros'],
    ['pt', 'Carga do painel de 6 s para 2 s', 'Reduziu em 4 s a carga do painel da loja'],
    ['fr', 'La part est passée de 7 % à 4 %', 'La part a baissé de 7 % à 4 %'],
    ['nl', 'Verving in groep 1 tot en met 4', 'Zij verving in groep 1 tot en met 4'],
    ['fr', 'La part est passée de 7 % à 4 %', 'La part a atteint 4 %'],
    ['en', 'Led 12 nurses', ''],
    ['en', 'Ran drills with a crew of 26', 'ran drills with a 26-strong crew'],
    ['en', 'Pupils aged 11 to 16', '11- to 16-year-olds'],
    ['en', 'Clients between $5 million and $120 million', 'clients from $5 million up to $120 million'],
    ['en', 'Window cut from 5 hours to 90 minutes', 'from five hours to an hour and a half'],
    ['en', 'Passes rose from 41% to 58%', 'passes reached 58%'],
    ['en', 'Passes rose from 41% to 58%', 'passes rose by 17 points, to 58%'],
    ['en', 'Passes rose from 41% to 58%', 'passes were at 41% previously'],
    ['en', 'Logged 320 letters; ran weekly talks', 'logged 320 letters, took notes at weekly talks'],
    ['en', '', 'no amount'],
  ])('when %s has “%s” and says “%s”, then it stands', (language, entry, text) => {
    expect(wrong(entry, text, language)).toBeUndefined()
  })
})

describe('amounts that count something else', () => {
  it.each([
    ['en', 'Led 12 nurses and 4 students', '12 students', '12 students'],
    ['en', 'Led 12 nurses, trained in 4 wards', '4 nurses', '4 nurses'],
    ['en', 'Cut waste from 34 to 27 percent', 'cut waste by 27 percent', 'by 27 %'],
    ['en', 'Cut waste from 34 to 27 percent', 'from 34 to 20 percent', '34 → 20'],
    ['fr', 'La part est passée de 7 % à 4 %', 'La part a baissé de 4 %', 'de 4 %'],
    ['fr', 'Délai ramené de 12 à 7 jours', 'Il a ramené le délai à 12 jours', 'à 12'],
    ['fr', 'A réduit de 12 minutes le montage', 'A réduit le montage à 12 minutes', 'à 12'],
    ['en', 'Crew of 26 and 40 guests', 'a 40-strong crew', '40 crew'],
    ['en', 'Led 16 pupils', '16-year-olds', '16 year'],
    ['en', 'Clients of $120 million', 'clients up to $120 million', 'to $120 million'],
    ['en', 'Passes rose from 41% to 58%', 'passes reached 41%', 'reached 41%'],
    ['en', 'Passes rose from 41% to 58%', 'passes rose by 17 points, to 41%', 'to 41%'],
    ['en', 'Passes rose from 41% to 58%', 'passes were at 58% previously', '58%'],
    ['en', 'Logged 320 letters', 'logged 320 letters, each week', '320 … a week'],
    ['fr', 'La part est passée de 7 % à 4 %', 'La part a atteint 7 %', 'atteint 7 %'],
    ['en', 'Cut waste from 34 to 27 percent', 'waste reached 34 percent', 'reached 34 %'],
    ['en', '400 guests', 'over 400 guests', 'over 400'],
    ['en', '400 guests', 'more than 400 guests', 'than 400'],
    ['en', '400 guests a day', '400 guests a week', '400 … a week'],
    ['en', '400 guests', '400 years of guests', '400 years'],
    ['de', '12 Pflegekräfte, 4 Stationen', '4 Pflegekräfte', '4 pflegekrafte'],
    ['nl', 'Budget van 18.000 euro', '18.000 euro per jaar', '18.000 euro … a year'],
    ['nl', 'Maandbudget van 18.000 euro', '18.000 euro per jaar', '18.000 euro … a year'],
    ['es', '12 enfermeras, 4 salas', '4 enfermeras', '4 enfermeras'],
    ['fr', '12 infirmières, 4 salles', '4 infirmières', '4 infirmieres'],
    ['it', '12 infermieri, 4 reparti', '4 infermieri', '4 infermieri'],
    ['it', '14 corsi, agenzia a Mestre', "In un'agenzia di 14 persone a Mestre", '14 agenzia'],
    ['it', "Rese dall'8% al 5%", "Le rese sono scese all'8%", 'all 8%'],
    ['fr', '2 places au four, une au défi', 'Il a eu deux au défi', 'deux defi'],
    ['nl', '12 verpleegkundigen, 4 zalen', '4 verpleegkundigen', '4 verpleegkundigen'],
    ['pl', '12 pielęgniarek, 4 oddziały', '4 pielęgniarek', '4 pielegniarek'],
    ['pt', '12 enfermeiros, 4 salas', '4 enfermeiros', '4 enfermeiros'],
    ['pt', 'Carga do painel de 6 s para 2 s', 'Reduziu em 2 s a carga do painel da loja', 'em 2'],
  ])('when %s has “%s” and says “%s”, then “%s” is wrong', (language, entry, text, expected) => {
    expect(wrong(entry, text, language)).toBe(expected)
  })
})

describe('by how much something changed, told with a sign', () => {
  const entry = 'Kampanie dały +9% przychodu'
  it.each([
    ['o 9%', 'Przychód wzrósł o 9%', undefined],
    ['9% więcej', 'Kampanie dały 9% więcej przychodu', undefined],
    ['do 9%', 'Przychód wzrósł do 9%', 'do 9%'],
    ['9% więcej klientów', 'Kampanie dały 9% więcej klientów', '9% klientow'],
  ])('when it is told as “%s”, then “%s” is wrong by %s', (_what, text, expected) => {
    expect(wrong(entry, text, 'pl')).toBe(expected)
  })
})

describe('an amount in a phrase in front', () => {
  const team = 'Extracción de 40 toneladas de miel en un equipo de seis personas'
  it('when an entry counts the same by it and no more, then a verb may follow', () => {
    expect(wrong(team, 'En un equipo de seis personas extraía 40 toneladas', 'es')).toBeUndefined()
    expect(wrong('Equipo de 6 personas nuevas', 'Con seis personas médicas visitaba', 'es')).toBeDefined()
  })
})

describe('by how much something became more', () => {
  it('when a word for that stands in front, then it is not counted', () => {
    expect(wrong('Margine +2,5 punti', 'un margine in crescita di 2,5 punti', 'it')).toBeUndefined()
    expect(wrong('Margine +2,5 punti', 'un listino di 2,5 punti', 'it')).toBeDefined()
  })
})

describe('years', () => {
  it('when another word for them is told, then they are counted by the same', () => {
    expect(wrong('Après onze ans dans la banque', 'Après onze années dans la banque', 'fr')).toBeUndefined()
    expect(wrong('Après onze ans dans la banque', 'Après onze mois dans la banque', 'fr')).toBeDefined()
  })
})

describe('a mark', () => {
  const told = (text: string) =>
    wrongAmount(saidOf(text, [groundOf('education/0', ['Laurea', '98/110'], 'it')], 'it'))
  it('when its best is told behind it, then it counts nothing', () => {
    expect(told('Laurea con un punteggio alto di 98 su 110')).toBeUndefined()
    expect(told('Laurea con una classe di 110 su 98')).toBeDefined()
  })
})

describe('what a change came to', () => {
  it.each([
    ['es', 'Subí la exactitud a 98.7 %', 'Subió la exactitud en 98.7 %'],
    ['es', 'Reduje las devoluciones a 12', 'Redujo las devoluciones en 12'],
    ['pt', 'Reduzi o custo de R$ 48 para R$ 35', 'Reduziu o custo em R$ 35'],
    ['pt', 'Reduzi o custo de R$ 48 para R$ 35', 'Reduziu o custo em R$ 48'],
  ])('when %s has “%s”, then “%s” tells it as by how much', (language, entry, text) => {
    expect(wrong(entry, text, language)).toBeDefined()
  })

  it.each([
    ['es', 'Subí la exactitud a 98.7 %', 'Subió la exactitud a 98.7 %'],
    ['es', 'Reduje las devoluciones en 12', 'Redujo las devoluciones en 12'],
    ['es', 'Reduje un 12 % las devoluciones', 'Redujo las devoluciones en un 12 %'],
    ['pt', 'Reduzi o custo de R$ 48 para R$ 35', 'Reduziu o custo em R$ 13'],
  ])('when %s has “%s”, then “%s” stands', (language, entry, text) => {
    expect(wrong(entry, text, language)).toBeUndefined()
  })
})
