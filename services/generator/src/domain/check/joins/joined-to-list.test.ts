import { describeGuard } from '../../../../tests/describe-guard.js'
import { work } from '../../../../tests/said-about.js'
import { joinedToList } from './joined-to-list.js'

describeGuard('a thing joined to one that another statement has', joinedToList, {
  more: [
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
  ],
  asMuch: [
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
  ],
})
