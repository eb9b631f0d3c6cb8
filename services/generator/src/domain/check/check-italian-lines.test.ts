import { describe, expect, it } from '@jest/globals'
import { check } from './check.js'

const content = {
  basics: { name: 'Ada Neri', label: 'Sviluppatrice' },
  work: [
    {
      name: 'Studio Grafico Zeta',
      position: 'Sviluppatrice',
      startDate: '2020',
      highlights: [
        'Oltre 25 portali consegnati',
        'Negozio su Shopify, ordini online +38% nel primo anno',
        'Manutenzione di una trentina di portali WordPress',
        'Registrazione di fatture attive e passive (circa 350 al mese), solleciti',
        'Preventivi e contatto diretto con i clienti',
        'Catalogo interno da zero',
      ],
    },
    {
      name: 'Coop Ionio',
      position: 'Segretaria',
      startDate: '2016',
      endDate: '2019',
      highlights: ['Costi di stampa -7%', 'Cedolini di 40 operai'],
    },
  ],
  education: [
    { institution: 'Ateneo', area: 'Informatica', studyType: 'Laurea', startDate: '2015', endDate: '2019' },
    { institution: 'Liceo Volpato', area: 'Grafica', studyType: 'Diploma', endDate: '2015' },
  ],
  volunteer: [
    {
      organization: 'Proloco',
      position: 'Presidente',
      startDate: '2017',
      highlights: ['Da 3 a 5 pomeriggi di apertura a settimana', '25 volontari, 6.000 volumi catalogati'],
    },
  ],
}
const kept = (sources: string, text: string) =>
  check(
    { language: 'it', intro: [{ text, sources: sources.split(' ') }], sections: [] },
    content,
  ).composition.intro.some((sentence) => sentence.text === text)

describe('lines of an Italian resume retold', () => {
  it.each([
    ['work/0', 'Ho consegnato più di 25 portali.'],
    ['work/0', 'Gli ordini online sono cresciuti del 38% nel primo anno.'],
    ['work/0', 'Curavo la manutenzione di circa trenta portali WordPress.'],
    ['work/0', 'Registrava circa 350 fatture al mese.'],
    ['work/0', 'Parla direttamente con i clienti.'],
    ['work/0', 'Ho costruito da zero il catalogo interno.'],
    ['work/1', 'I costi di stampa sono scesi del 7%.'],
    ['work/1', 'Faceva le buste paga di 40 operai.'],
    ['work/0', 'Allo Studio Zeta prepara preventivi.'],
    ['education/0 education/1', "Prima dell'ateneo si è diplomata in Grafica al Liceo Volpato."],
    [
      'volunteer/0',
      'Ha 25 volontari e 6.000 volumi catalogati e da tre a cinque pomeriggi di apertura a settimana.',
    ],
  ])('when %s bears it out, then “%s” stands', (sources, text) => {
    expect(kept(sources, text)).toBe(true)
  })

  it.each([
    ['work/0', 'Ho consegnato meno di 25 portali.'],
    ['work/0', 'Gli ordini online sono calati del 38% nel primo anno.'],
    ['work/0', 'Gli ordini online sono cresciuti al 38% nel primo anno.'],
    ['work/0', 'Curavo la manutenzione di più di trenta portali WordPress.'],
    ['work/0', 'Curavo la manutenzione di circa quaranta portali WordPress.'],
    ['work/0', 'Registrava circa 350 solleciti al mese.'],
    ['work/0', "Registrava circa 350 fatture all'anno."],
    ['work/0', 'Parla tedesco con i clienti.'],
    ['work/0', 'Ho costruito da zero i preventivi e un portale per i clienti esteri.'],
    ['work/1', 'I costi di stampa sono scesi al 7%.'],
    ['work/1', 'Pagava 40 operai.'],
    ['work/0', 'Ha fatto crescere i portali.'],
    ['work/0', 'Allo Studio Catalogo prepara preventivi.'],
    ['education/0 education/1', "Dopo l'ateneo si è diplomata in Grafica al Liceo Volpato."],
    ['volunteer/0', 'Ha 6.000 volontari e 25 volumi catalogati.'],
  ])('when %s does not, then “%s” does not stand', (sources, text) => {
    expect(kept(sources, text)).toBe(false)
  })
})
