import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { toldBackwards } from './told-order.js'

const backwards = (language: string, text: string, told: string) =>
  toldBackwards({ ...saidOf(text, [groundOf('basics', [told], language)], language), isPlain: () => false })

describe('an order that a text tells', () => {
  it.each([
    ['en', 'After Hull she worked in Leeds.', 'Worked in Hull, then in Leeds'],
    ['de', 'Sie war in Kassel, davor in Fulda.', 'Erst in Fulda, dann in Kassel'],
    ['fr', 'Elle était à Rennes, puis à Nantes.', 'Travaillé à Rennes puis à Nantes'],
    ['es', 'Estuvo en Ronda antes de ir a Cádiz.', 'En Ronda, luego en Cádiz'],
    ['it', 'Dopo Bienne era a Trieste.', 'A Bienne, poi a Trieste'],
    [
      'it',
      'Ha lavorato tanto, prima a Bienne e poi a Trieste.',
      'Ha lavorato tanto, prima a Bienne e poi a Trieste',
    ],
    ['nl', 'Eerst in Assen, daarna in Breda.', 'In Breda, eerder in Assen'],
    ['pl', 'Najpierw Giżycko, potem Ełk.', 'Służył w Ełk, wcześniej Giżycko'],
    ['pt', 'Esteve em Braga antes de entrar em Faro.', 'Em Braga, depois em Faro'],
    ['en', 'Replaced 64 lanterns with fixtures.', 'Replaced lanterns with fixtures'],
    [
      'en',
      'Trained in Newark, worked in Hull, then in Leeds.',
      'Trained in Newark, then worked in Hull and Leeds',
    ],
    ['en', 'Hull and Leeds.', 'Worked in Hull, then in Leeds'],
    ['en', '', 'Worked in Hull, then in Leeds'],
  ])('when %s says “%s” of “%s”, then it stands', (language, text, told) => {
    expect(backwards(language, text, told)).toBeUndefined()
  })

  it.each([
    ['en', 'After Leeds she worked in Hull.', 'Worked in Hull, then in Leeds'],
    ['de', 'Sie war in Fulda, davor in Kassel.', 'Erst in Fulda, dann in Kassel'],
    ['fr', 'Elle était à Nantes, puis à Rennes.', 'Travaillé à Rennes puis à Nantes'],
    ['es', 'Estuvo en Cádiz antes de ir a Ronda.', 'En Ronda, luego en Cádiz'],
    ['it', 'Dopo Trieste, era a Bienne.', 'A Bienne, poi a Trieste'],
    ['it', 'Ha lavorato tanto, prima a Trieste e poi a Bienne.', 'Prima a Bienne e poi a Trieste'],
    ['it', 'È a Bienne, prima a Trieste.', 'A Bienne, poi a Trieste'],
    ['nl', 'Eerst in Breda, daarna in Assen.', 'In Breda, eerder in Assen'],
    ['pl', 'Najpierw Ełk, potem Giżycko.', 'Służył w Ełk, wcześniej Giżycko'],
    ['pt', 'Esteve em Faro antes de entrar em Braga.', 'Em Braga, depois em Faro'],
    ['en', 'Replaced fixtures with lanterns.', 'Replaced lanterns with fixtures'],
  ])('when %s says “%s” of “%s”, then it does not', (language, text, told) => {
    expect(backwards(language, text, told)).toBeDefined()
  })
})

const school = groundOf('education/0', ['Yale'], 'en', { dates: { start: '2010', end: '2014' } })
const job = groundOf('work/0', ['Cook at Acme'], 'en', { dates: { start: '2015', end: '2019' } })
const dated = (language: string, text: string) =>
  toldBackwards({ ...saidOf(text, [school, job], language), isPlain: () => false })

describe('an order against the dates', () => {
  it.each([
    ['en', 'Went to Yale, then to Acme.'],
    ['en', 'Finished Yale before Acme.'],
    ['en', 'Left Acme when already through with Yale.'],
  ])('when %s says “%s”, then it stands', (language, text) => {
    expect(dated(language, text)).toBeUndefined()
  })

  it.each([
    ['en', 'Went to Acme, then to Yale.'],
    ['de', 'Bei Acme, danach in Yale.'],
    ['fr', 'Chez Acme, puis à Yale.'],
    ['es', 'En Acme, luego en Yale.'],
    ['it', 'Da Acme, poi a Yale.'],
    ['nl', 'Bij Acme, daarna op Yale.'],
    ['pl', 'W Acme, potem w Yale.'],
    ['pt', 'Na Acme, depois em Yale.'],
    ['en', 'Finished Yale when she was already at Acme.'],
    ['de', 'Schloss Yale ab, als sie schon bei Acme war.'],
    ['es', 'Terminó Yale cuando ya estaba en Acme.'],
  ])('when %s says “%s”, then it does not', (language, text) => {
    expect(dated(language, text)).toBeDefined()
  })
})

describe('an order against a date that a text tells', () => {
  const certificate = groundOf('certificates/0', ['Taalcoördinator', 'Hogeschool Noord'], 'nl', {
    dates: { start: '2020-11', end: '2020-11' },
    implied: new Set(['certificaat']),
  })
  const school = (highlight: string) =>
    groundOf('work/0', ['Basisschool', highlight], 'nl', { dates: { start: '2017-08' } })
  const told = (highlight: string, text: string) =>
    toldBackwards({
      ...saidOf(text, [certificate, school(highlight)], 'nl'),
      isPlain: (word) => word.length < 5,
    })
  const text = 'Taalcoördinator van de onderbouw was ze al voor het certificaat.'

  it('when it was so since later, then it does not stand', () => {
    expect(told('Taalcoördinator van de onderbouw sinds 2021', text)).toBeDefined()
  })

  it.each([
    ['it was so since earlier', 'Taalcoördinator van de onderbouw sinds 2019', text],
    ['the text has no date', 'Taalcoördinator van de onderbouw', text],
    [
      'it came after',
      'Taalcoördinator van de onderbouw sinds 2021',
      'Na het certificaat werd ze taalcoördinator van de onderbouw.',
    ],
  ])('when %s, then it stands', (_what, highlight, said) => {
    expect(told(highlight, said)).toBeUndefined()
  })

  it('when an article opens the sentence, then it names nothing', () => {
    const licence = groundOf('certificates/0', ['Führerschein'], 'de', {
      dates: { start: '2008-01', end: '2008-01' },
    })
    const bus = groundOf('work/0', ['Busbetrieb Kern', 'Fuhr in den Harz'], 'de', {
      dates: { start: '2008-03' },
    })
    const said = saidOf('Den Führerschein machte er, nachdem er bei Kern anfing.', [licence, bus], 'de')
    expect(toldBackwards({ ...said, isPlain: (word) => word.length < 4 })).toBeDefined()
  })
})
