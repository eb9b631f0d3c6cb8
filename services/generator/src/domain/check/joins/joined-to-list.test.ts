import { describe, expect, it } from '@jest/globals'
import { saidAbout, work, type Case } from '../../../../tests/said-about.js'
import { joinedToList } from './joined-to-list.js'

describe('a thing joined to one that another statement has', () => {
  it.each<Case>([
    [
      'nl',
      work(['Deelde maaltijden uit', 'Begeleidde een wandelclub']),
      'Zij deelde maaltijden en wandelclub uit.',
    ],
    ['en', work(['Sold passes at the desk', 'Drafted two trail maps']), 'She sold passes and maps.'],
    [
      'en',
      work(['Trained apprentices in brazing and welding', 'Repaired coolers']),
      'She trained apprentices in brazing and coolers.',
    ],
    [
      'en',
      work(['Visits schools to talk about decay', 'Wrote a leaflet on brushing']),
      'She visits schools to talk about decay and brushing.',
    ],
    [
      'de',
      work(['Schwerpunkt auf Imkerei und Zucht', 'Untersuchte die Gesundheit von Bienen']),
      'Ihr Schwerpunkt liegt auf Imkerei und Gesundheit.',
    ],
    ['de', work(['Verkaufte Brot auf dem Markt', 'Plante die Touren']), 'Sie verkaufte Brot und Touren.'],
    ['nl', work(['Bestelde medicijnen', 'Leidde assistenten op']), 'Zij bestelde medicijnen en assistenten.'],
    [
      'nl',
      work(["Beheerde leenauto's", 'Planning van vier monteurs']),
      "Zij beheerde leenauto's en monteurs.",
    ],
    [
      'en',
      work(['Stocked the shelves with seeds', 'Drew plans for gardens']),
      'She stocked the shelves with seeds and plans.',
    ],
    [
      'de',
      work(['Reinigte die Maschinen', 'Schrieb Berichte für die Leitung']),
      'Sie reinigte die Maschinen und Berichte.',
    ],
  ])('when %s %j says more: “%s”, then it does not stand', (...said) => {
    expect(joinedToList(saidAbout(said))).toBeDefined()
  })
  it.each<Case>([
    [
      'en',
      work(['Polishes the teeth of ten children a day', 'Applies sealants']),
      'She polishes the teeth of ten children a day and applies sealants.',
    ],
    [
      'en',
      work(['Sold passes at the desk', 'Drafted two trail maps']),
      'She sold passes and drafted two trail maps.',
    ],
    ['en', work(['Sold passes and maps']), 'She sold maps and passes.'],
    ['en', work(['Sold passes', 'Sold maps']), 'She sold passes and maps.'],
    ['de', work(['Verkaufte Brot', 'Plante die Touren']), 'Sie verkaufte Brot und plante Touren.'],
    [
      'de',
      work(['Begleitung zu Ämtern', 'Verhandlung mit Vermietern']),
      'Zu ihrer Arbeit gehörten die Begleitung zu Ämtern und die Verhandlung mit Vermietern.',
    ],
    [
      'nl',
      work(['Bestelde medicijnen', 'Beheerde de voorraad']),
      'Zij bestelde medicijnen en beheerde de voorraad.',
    ],
    ['nl', work(['Bestelde medicijnen en verband']), 'Zij bestelde verband en medicijnen.'],
  ])('when %s %j says as much: “%s”, then it stands', (...said) => {
    expect(joinedToList(saidAbout(said))).toBeUndefined()
  })
})
