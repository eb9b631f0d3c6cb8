import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { otherCount } from './counted-thing.js'

const counted = (language: string, text: string, ...told: readonly string[]) =>
  otherCount(saidOf(text, [groundOf('work/0', told, language)], language))

const fields: Readonly<Record<string, string>> = {
  en: 'Farm with 310 hectares of olives and 40 hectares of almonds',
  de: 'Betrieb mit 310 Hektar Oliven und 40 Hektar Mandeln',
  fr: "Domaine de 310 hectares d'oliviers et 40 hectares d'amandiers",
  es: 'Finca con 310 hectáreas de olivar y 40 hectáreas de almendros',
  it: 'Azienda con 310 ettari di ulivi e 40 ettari di mandorli',
  nl: 'Bedrijf met 310 hectare olijven en 40 hectare amandelen',
  pl: 'Gospodarstwo z 310 hektarami oliwek i 40 hektarami migdałów',
  pt: 'Herdade com 310 hectares de olival e 40 hectares de amendoal',
}
const lamps = 'Replaced 64 tungsten lanterns with LED fixtures'

describe('what is a member of something', () => {
  it('when its name stands in front of the member, then it is counted still', () => {
    expect(counted('en', 'Leads 12 staff members.', 'Leads 12 members of staff')).toBeUndefined()
  })
})

describe('a version', () => {
  it('when a number says which, then it counts nothing', () => {
    const entry = 'Audits for two councils (WCAG 2.1 AA)'
    expect(counted('en', 'WCAG 2.1 AA audits', entry)).toBeUndefined()
  })
})

describe('what an amount counts', () => {
  it.each([
    ['en', 'The farm has 310 hectares of olives.', fields['en']!],
    ['de', 'Der Betrieb hat 310 Hektar Oliven.', fields['de']!],
    ['de', 'Für die Klassen 5 bis 8 leistete sie Hilfe.', 'Hilfe und Angebote für die Klassen 5 bis 8'],
    ['fr', "Le domaine a 40 hectares d'amandiers.", fields['fr']!],
    ['es', 'La finca tiene 310 hectáreas de olivar.', fields['es']!],
    ['it', "L'azienda ha 40 ettari di mandorli.", fields['it']!],
    ['nl', 'Het bedrijf heeft 310 hectare olijven.', fields['nl']!],
    ['pl', 'Gospodarstwo ma 40 hektarów migdałów.', fields['pl']!],
    ['pt', 'A herdade tem 40 hectares de amendoal.', fields['pt']!],
    ['en', '64 tungsten lanterns were replaced with LED fixtures.', lamps],
    ['en', 'LED fixtures replaced 64 lanterns.', lamps],
    ['en', 'Drives lines 2, 6 and 10.', 'Drives lines 2, 6 and 10 for four pupils'],
    ['en', 'A degree with a 2:1.', '2:1'],
    ['de', 'Eine Praxis für zwölf Patienten.', 'Videotherapie für zwölf Patienten'],
    ['de', 'Zwölf Personen waren dabei.', 'Videotherapie für zwölf Patienten'],
    ['en', 'Cut the time by five minutes.', 'Cut the time from eleven to six minutes'],
    ['en', 'Taught 12 pupils.', ''],
    ['pt', 'Tem 64 fotografias de igrejas.', 'Livro com 64 fotografias de igrejas'],
    ['pt', 'Reduziu em 11% os custos.', 'Redução de 11% nos custos'],
    ['pt', 'Coordena oito pessoas e sazonais.', 'Coordena oito pessoas e sazonais'],
    ['en', '', lamps],
  ])('when %s says “%s” of “%s”, then it stands', (language, text, told) => {
    expect(counted(language, text, told)).toBeUndefined()
  })

  it.each([
    ['en', 'The farm has 310 hectares of almonds.', fields['en']!],
    ['de', 'Der Betrieb hat 310 Hektar Mandeln.', fields['de']!],
    ['fr', "Le domaine a 40 hectares d'oliviers.", fields['fr']!],
    ['es', 'La finca tiene 310 hectáreas de almendros.', fields['es']!],
    ['it', "L'azienda ha 40 ettari di ulivi.", fields['it']!],
    ['nl', 'Het bedrijf heeft 310 hectare amandelen.', fields['nl']!],
    ['pl', 'Gospodarstwo ma 40 hektarów oliwek.', fields['pl']!],
    ['pt', 'A herdade tem 310 hectares de amendoal.', fields['pt']!],
    ['pt', 'Tem fotografias de 64 igrejas.', 'Livro com 64 fotografias de igrejas'],
    ['en', 'A book with photos of 64 churches.', 'Book with 64 photos of churches'],
    ['pt', 'Coordena oito sazonais.', 'Coordena oito pessoas e sazonais'],
    ['en', 'Replaced 64 LED fixtures.', lamps],
    ['en', 'Drives lines 2, 4 and 10.', 'Drives lines 2, 6 and 10'],
    ['de', 'Linien 2, vier und 10.', 'Linien 2, 6 und 10 für zwei Schüler'],
    ['en', 'Went on tour with 27 productions.', 'Toured three productions to 27 towns'],
    ['de', 'Zwölf Plätze für Videotherapie.', 'Videotherapie für zwölf Patienten'],
  ])('when %s says “%s” of “%s”, then it does not', (language, text, told) => {
    expect(counted(language, text, told)).toBeDefined()
  })

  it('when an amount of one text is put before what another text counts, then it does not stand', () => {
    const told = ['Three summers.', 'Looked after 40 bicycles']
    expect(counted('en', 'He spent 40 summers there.', ...told)).toBe('40 summers')
    expect(counted('en', 'He spent three summers there.', ...told)).toBeUndefined()
  })

  it('when a difference is put before what another amount counts, then it does not stand', () => {
    const told = ['Hotel of four stars', 'Cut the time from eleven to six minutes']
    expect(counted('en', 'A hotel of five stars.', ...told)).toBe('five stars')
  })

  it.each([
    [
      'pt',
      'Publicou 14 reportagens.',
      ['Reportagens sobre água em 14 municípios', 'Publicou 63 reportagens'],
    ],
    [
      'it',
      'Segue 35 pazienti, di cui 22 sono bambini.',
      ['22 terapisti', 'Segue 35 pazienti, di cui 20 bambini'],
    ],
    ['de', 'Acme beschäftigt 26 Menschen.', ['Hersteller mit 320 Beschäftigten', 'Aufbau von 26 Anlagen']],
  ])('when %s says “%s” of %j, which count it by another amount, then it does not stand', (...row) => {
    const [language, text, told] = row
    expect(counted(language, text, ...told)).toBeDefined()
  })

  it.each([
    [
      'pt',
      'Publicou 63 reportagens.',
      ['Reportagens sobre água em 14 municípios', 'Publicou 63 reportagens'],
    ],
    [
      'it',
      'Segue 35 pazienti, di cui 20 sono bambini.',
      ['22 terapisti', 'Segue 35 pazienti, di cui 20 bambini'],
    ],
    ['de', 'Acme beschäftigt 320 Menschen.', ['Hersteller mit 320 Beschäftigten', 'Aufbau von 26 Anlagen']],
    ['de', 'Sie schulte 26 Menschen.', ['Hersteller mit 320 Beschäftigten', 'Schulung von 26 Schreinern']],
    [
      'en',
      'Claims up to 75 are within her authority.',
      ['Authority over claims up to 75', 'Held 120 claims'],
    ],
  ])('when %s says “%s” of %j, which count it so, then it stands', (...row) => {
    const [language, text, told] = row
    expect(counted(language, text, ...told)).toBeUndefined()
  })
})

describe('what stands in front of an amount', () => {
  it.each([
    ['fr', 'Elle servait le vin à 180 banquets.', 'Service du vin pour des banquets de 180 convives'],
    ['fr', 'Elle conseillait 120 clients.', 'Conseillait les clients sur 120 fromages'],
    ['fr', 'Visites deux fois par semaine.', 'Visites de deux heures par semaine'],
    ['fr', 'Un séjour quatre fois par an.', 'Un séjour de quatre jours à Murol'],
  ])('when %s says “%s” of “%s”, then it counts something else', (language, text, told) => {
    expect(counted(language, text, told)).toBeDefined()
  })

  it.each([
    ['fr', 'Elle servait le vin à 180 convives.', 'Service du vin pour des banquets de 180 convives'],
    ['fr', 'Elle parle deux fois par an.', 'Donne deux conférences par an'],
    ['fr', 'Visites deux fois par semaine.', 'Visites deux jours par semaine'],
    ['en', 'A 15-person agency.', 'An agency of 15 people'],
  ])('when %s says “%s” of “%s”, then it stands', (language, text, told) => {
    expect(counted(language, text, told)).toBeUndefined()
  })
})

describe('what an entry counts by a plain word', () => {
  it.each([
    [
      'it',
      'Sette edizioni di incontri serali',
      'Incontri serali',
      'Sette edizioni, in media 60 persone a serata',
    ],
    ['it', 'Per quattro stagioni ha avuto contratti', 'Contratti da maggio per quattro stagioni'],
  ])('when %s says “%s”, then it is counted so', (language, text, ...told) => {
    expect(counted(language, text, ...told)).toBeUndefined()
  })

  it.each([
    ['it', 'Sette edizioni di incontri', 'Sette edizioni con 60 incontri'],
    ['pt', 'Sete turmas de alunos', 'Sete turmas com 54 alunos de programação'],
    ['it', 'Quattro contratti', 'Contratti da maggio per quattro stagioni'],
  ])('when %s says “%s”, then it is not', (language, text, ...told) => {
    expect(counted(language, text, ...told)).toBeDefined()
  })
})
