import { describe, expect, it } from '@jest/globals'
import { groundOf, hasWord } from '../ground.js'
import { germanicCompound, germanicNumber } from '../numbers/germanic-numbers.js'
import { normalForm } from './normal-form.js'
import { rejoined } from './separable.js'
import { unfounded } from '../spoken.js'
import { stemOf } from './stem.js'
import { tokensOf } from '../tokens.js'

const stem = (word: string, language: string) => stemOf(normalForm(word), language)
const mayBeSaid = (said: string, text: string, language: string) =>
  hasWord(groundOf('work/0', [text], language), said, language)

describe('German and Dutch verbs and titles', () => {
  it.each([
    ['de', 'übernahm', 'übernommen'],
    ['de', 'geschrieben', 'schreibt'],
    ['de', 'leitete', 'Leitung'],
    ['de', 'einzuführen', 'Einführung'],
    ['de', 'segle', 'segelt'],
    ['de', 'vertrat', 'Vertretung'],
    ['de', 'installierte', 'Installation'],
    ['de', 'belud', 'Beladung'],
    ['de', 'Physikerinnen', 'Physiker'],
    ['de', 'Ärzte', 'Ärztin'],
    ['nl', 'schreef', 'geschreven'],
    ['nl', 'aanstuurt', 'aansturen'],
    ['nl', 'verkopen', 'verkoopt'],
    ['nl', 'onderhield', 'onderhouden'],
    ['nl', 'begeleidde', 'begeleiding'],
    ['nl', 'isoleerde', 'isolatie'],
    ['nl', 'loste', 'lossen'],
    ['nl', 'laste', 'lassen'],
    ['nl', 'bestreed', 'bestrijding'],
    ['nl', 'bakt', 'bakken'],
    ['nl', 'gemeld', 'melden'],
    ['nl', 'bijgestaan', 'bijstaan'],
    ['nl', 'vervingen', 'vervangen'],
    ['nl', 'schip', 'schepen'],
    ['nl', 'opzette', 'opgezet'],
    ['nl', 'afsloot', 'afsluiten'],
    ['nl', 'aanbood', 'aangeboden'],
    ['nl', 'bewees', 'bewijzen'],
    ['nl', 'instond', 'instaan'],
    ['nl', 'geplant', 'planten'],
    ['nl', 'adres', 'adressen'],
    ['nl', 'beurs', 'beurzen'],
    ['nl', 'processen', 'proces'],
  ])('when %s has “%s” and “%s”, then their stem is one', (language, one, other) => {
    expect(stem(one, language)).toBe(stem(other, language))
  })

  it.each([
    ['de', 'Maler', 'malen'],
    ['de', 'Fahrerin', 'gefahren'],
    ['de', 'Verkäufer', 'verkauft'],
    ['de', 'führte', 'fuhr'],
    ['de', 'liefert', 'lief'],
    ['de', 'Ausbildung', 'ausgebildet'],
    ['de', 'Lehre', 'lehrte'],
    ['de', 'promovierte', 'Promovierende'],
    ['de', 'operierte', 'Operation'],
    ['nl', 'planten', 'plannen'],
    ['nl', 'plant', 'geplant'],
    ['nl', 'winkel', 'winkelier'],
    ['nl', 'bakker', 'bakt'],
    ['nl', 'hoofd', 'hof'],
    ['nl', 'dierenarts', 'dierenasiel'],
    ['nl', 'opende', 'open'],
  ])('when %s has “%s” and “%s”, then their stems differ', (language, one, other) => {
    expect(stem(one, language)).not.toBe(stem(other, language))
  })
})

describe('what an entry gives a right to say', () => {
  it.each([
    ['de', 'leitet', 'Laborleiterin', true],
    ['de', 'Leiterin', 'leitet ein Labor', false],
    ['de', 'Fotograf', 'Fotografie', false],
    ['de', 'Architektin', 'Studium der Architektur', false],
    ['de', 'operierte', 'Versorgung nach Operationen', false],
    ['de', 'weitergebildet', 'Fortbildung', true],
    ['de', 'sank', 'Anteil gesenkt', true],
    ['de', 'gesenkt', 'Anteil sank', false],
    ['de', 'mitwirkte', 'Wirkte mit an der Studie', true],
    ['de', 'mitwirkte', 'Wirkte mit Freude', false],
    ['de', 'berät', 'Bürgerberatung', true],
    ['de', 'rechtlich', 'Recht', true],
    ['de', 'rechtlich', 'Rechner', false],
    ['de', 'wichtig', 'Legt Wert auf offene Daten', true],
    ['de', 'wichtig', 'Werte auf Karten erfasst', false],
    ['de', 'klanglicher', 'Klang', true],
    ['de', 'einweist', 'Einweisung des Personals', true],
    ['de', 'technischen', 'Technik', true],
    ['de', 'verkürzt', 'Dauer gesenkt', true],
    ['de', 'zuständig', 'Kümmert sich um die Beete', true],
    ['de', 'zuständig', 'Half im Lager', false],
    ['de', 'Kilometer', '1,4 km Fördertechnik', true],
    ['nl', 'opzette', 'Zette in 2019 een tuin op met ouders', true],
    ['nl', 'omschoolde', 'Schoolde zich om in 2017', true],
    ['nl', 'opzette', 'Zette planten op zondag', false],
    ['nl', 'bijdroeg', 'Droeg met drie hoofdstukken en reviews bij aan de vertaling', true],
    ['nl', 'bijdroeg', 'Droeg dozen en werkte bij in de zaal', false],
    ['nl', 'verhielp', 'Onderhoud en storingen aan ketels', true],
    ['nl', 'verhielp', 'Meldde storingen aan ketels', false],
    ['nl', 'draaide', 'Nachtdiensten op zaal', true],
    ['nl', 'vertaalde', 'Vertaalslag van ontwerpen', true],
    ['nl', 'app', 'Webapp voor recepten', true],
    ['nl', 'aanlevert', 'Levert cijfers', true],
    ['nl', 'opleidt', 'Praktijkopleider van twee leerlingen', true],
    ['nl', 'bemanning', 'Vier bemanningsleden', true],
    ['nl', 'prettig', 'Houdt van korte lijnen', true],
    ['nl', 'prettig', 'Houdt toezicht', false],
    ['nl', 'ingreep', 'Bij operaties', true],
    ['nl', 'afnam', 'Nam tests af bij kinderen', true],
    ['nl', 'meewerkte', 'Werkte mee aan de invoering', true],
    ['nl', 'terugbracht', 'Bracht het aantal terug van 9 naar 4', true],
    ['nl', 'meewerkte', 'Werkte met de gemeente', false],
    ['nl', 'daalde', 'Het aantal verlaagd', true],
    ['nl', 'verlaagd', 'Het aantal daalde', false],
    ['nl', 'lesgeven', 'Docent', true],
    ['nl', 'docent', 'Geeft les', false],
  ])('when %s says “%s” of “%s”, then it may: %s', (language, said, text, may) => {
    expect(mayBeSaid(said, text, language)).toBe(may)
  })
})

describe('compounds', () => {
  it.each([
    ['de', 'Labor', 'Dentallabor'],
    ['de', 'Geselle', 'Orgelbaugeselle'],
    ['de', 'Zuschnitt', 'Zuschnittliste'],
    ['de', 'Kunden', 'Kundenportal'],
    ['de', 'transportiert', 'Gefahrguttransporte'],
    ['de', 'Keramikproben', 'Proben aus Keramik'],
    ['de', 'Werkstattleiterin', 'Leiterin der Werkstatt'],
    ['de', 'Zahntechnikerin', 'Zahntechnikermeisterin'],
    ['de', 'Kosten', 'Kostensenkung'],
    ['de', 'Bänder', 'Bandkürzung'],
    ['de', 'neue', 'Neukundengewinnung'],
    ['de', 'wartete', 'Wartungsarbeiten'],
    ['de', 'Projektleiterin', 'Projektleitung'],
    ['nl', 'water', 'waterverbruik'],
    ['nl', 'heftruck', 'Heftruckcertificaat'],
  ])('when %s says “%s” of “%s”, then it may', (language, said, text) => {
    expect(mayBeSaid(said, text, language)).toBe(true)
  })

  it.each([
    ['de', 'Meister', 'Vizemeister'],
    ['de', 'Meister', 'Bürgermeister'],
    ['de', 'Geselle', 'Gesellenstück'],
    ['de', 'Koch', 'Beikoch'],
    ['de', 'Zahnarzt', 'Zahnarzthelferin'],
    ['de', 'Oberarzt', 'Arzt'],
    ['de', 'Medizin', 'Medizintechnik'],
    ['de', 'Kunst', 'Kunststofftechnik'],
    ['de', 'Projektleiter', 'Leiter im Einkauf, Projekt Lager'],
    ['de', 'Autos', 'Automatisierung'],
    ['de', 'kaufte', 'Autoverkauf'],
    ['de', 'rettete', 'Rettungsschwimmerin'],
    ['de', 'leitete', 'Weiterleitung'],
    ['de', 'fuhr', 'Fahrschule'],
    ['de', 'ausbildete', 'Ausbildung zur Köchin'],
    ['de', 'schulte', 'Schulung bei Bosch'],
    ['de', 'wartete', 'fehlerhafte Ware'],
    ['de', 'leitete', 'Produktionsbegleitung'],
    ['de', 'Rettungswache', 'Rettungswagen'],
    ['de', 'Projektleiterin', 'Vertretung der Projektleitung'],
    ['de', 'führte', 'Führungsaufgaben'],
    ['nl', 'bouwde', 'Bouwbedrijf'],
    ['nl', 'arts', 'dierenarts'],
    ['nl', 'tandarts', 'Tandartsassistent'],
    ['nl', 'leidde', 'Begeleiding'],
    ['nl', 'lezen', 'Lassen'],
  ])('when %s says “%s” of “%s”, then it may not', (language, said, text) => {
    expect(mayBeSaid(said, text, language)).toBe(false)
  })
})

describe('verbs that leave a part at the end of their clause', () => {
  it.each([
    ['de', 'Sie führte die Liste ein.', 1, 'einfuhrte'],
    ['de', 'Sie arbeitete vier Lehrlinge ein und ging.', 1, 'einarbeitete'],
    ['de', 'Sie arbeitete von 2012 an.', 1, undefined],
    ['de', 'Sie führte die Liste.', 1, undefined],
    ['de', 'Sie führte Audits, interne Schulungen und Tests durch.', 1, 'durchfuhrte'],
    ['de', 'Sie schrieb Aufträge bis 2 Mio. Euro aus und ging.', 1, 'ausschrieb'],
    ['de', 'Sie führte Listen und stellte Personal ein.', 1, undefined],
    ['de', 'Sie führte Listen, und sie stellt Personal ein.', 1, undefined],
    ['nl', 'Hij stuurt een ploeg aan.', 1, 'aanstuurt'],
    ['en', 'She took the lead in.', 1, undefined],
  ])('when %s says “%s”, then word %s is %s', (language, text, at, verb) => {
    expect(rejoined(tokensOf(text, language), at, language)).toBe(verb)
  })

  it.each([
    ['de', 'Sie stellte drei Mitarbeiter ein.', 'Führt drei Mitarbeiter', 'stellte'],
    ['de', 'Sie führte eine Liste ein.', 'Einführung einer Liste', undefined],
    ['de', 'Sie hat eine Liste eingeführt.', 'Führte eine Liste ein', undefined],
    ['nl', 'Hij voerde een systeem in.', 'Invoering van een systeem', undefined],
    ['nl', 'Hij nam drie monteurs aan.', 'Stuurt drie monteurs aan', 'nam'],
  ])('when %s says “%s” of “%s”, then what is more is “%s”', (language, text, known, more) => {
    expect(unfounded(text, [groundOf('work/0', [known], language)], language)).toBe(more)
  })
})

describe('who leads a part of a place', () => {
  const at = (name: string, position: string) => [
    groundOf('work/0', [name, position], 'de', { name, dates: { start: '2019-05' } }),
  ]
  it.each([
    ['Sie leitet die Kita Sonnenhügel.', 'Kita Sonnenhügel', 'Gruppenleiterin', 'Kita'],
    ['Sie leitet das Dentallabor Seifert.', 'Dentallabor Seifert', 'Laborleiterin', undefined],
    ['Sie leitet die Kita Sonnenhügel.', 'Kita Sonnenhügel', 'Leiterin', undefined],
    ['Sie führt die Bäckerei Thun.', 'Bäckerei Thun', 'Inhaberin', undefined],
    ['Sie hat das Klinikum geleitet.', 'Klinikum', 'Stationsleiterin', 'Klinikum'],
  ])('when a sentence says “%s” of %s, %s, then what is more is “%s”', (text, name, position, more) => {
    expect(unfounded(text, at(name, position), 'de')).toBe(more)
  })
})

describe('numbers that are written as one word', () => {
  it.each([
    ['de', 'fünfeinhalb', 5.5],
    ['de', 'anderthalb', 1.5],
    ['de', 'dreiundzwanzig', 23],
    ['de', 'hundertfünfundzwanzig', 125],
    ['de', 'siebte Klasse', 7],
    ['de', 'dritte Jahr', undefined],
    ['de', 'Freund', undefined],
    ['nl', 'tweeënhalf', 2.5],
    ['nl', 'vierentwintig', 24],
    ['nl', 'tweehonderd', 200],
    ['nl', 'derde plaats', 3],
    ['fr', 'dreiundzwanzig', undefined],
  ])('when %s has “%s”, then it is %s', (language, words, value) => {
    expect(germanicNumber(words.split(' ').map(normalForm), 0, language)).toBe(value)
  })

  it.each([
    ['de', 'dreijährige', { value: 3, counted: 'jahre' }],
    ['de', 'fünfköpfiges', { value: 5, counted: 'personen' }],
    ['de', 'jährige', { value: undefined, counted: 'jahre' }],
    ['de', 'langjährige', undefined],
    ['nl', 'zesmaandse', { value: 6, counted: 'maanden' }],
    ['en', 'dreijährige', undefined],
  ])('when %s has “%s”, then it counts %o', (language, word, counted) => {
    expect(germanicCompound(normalForm(word), language)).toEqual(counted)
  })
})
