import { expect, test } from '@jest/globals'
import { inOrdinaryCase } from './ordinary-case.js'

test.each([
  ['ADA LOVELACE', 'en', 'Ada Lovelace'],
  ['JEAN-LUC O’NEILL', 'en', 'Jean-Luc O’Neill'],
  ['LUDWIG VAN DER ROHE', 'de', 'Ludwig van der Rohe'],
  ['J. R. MCALLISTER, PHD', 'en', 'J. R. McAllister, PhD'],
  ['DIŞÇI IŞIK', 'tr', 'Dışçı Işık'],
  ['ИВАН ПЕТРОВ', 'ru', 'Иван Петров'],
  ['ÉMILIE D’ARC III', 'fr', 'Émilie D’Arc III'],
  ['ANNA-LENA VON DER HEIDE', 'de', 'Anna-Lena von der Heide'],
  ["SEAN O'BRIEN", 'en', "Sean O'Brien"],
  ['RONALD MCDONALD JR.', 'en', 'Ronald McDonald Jr.'],
  ['J.R.R. TOLKIEN', 'en', 'J.R.R. Tolkien'],
  ['DEBRA ANN KOWALCZYK, BSN, RN, CEN', 'en', 'Debra Ann Kowalczyk, BSN, RN, CEN'],
  ['DR. ANNA VAN DER BERG', 'nl', 'Dr. Anna van der Berg'],
  ["KEVIN MCDONALD-O'BRIEN, PHD, PMP", 'en', "Kevin McDonald-O'Brien, PhD, PMP"],
  ['ΣΩΚΡΑΤΗΣ ΠΑΠΑΔΟΠΟΥΛΟΣ', 'el', 'Σωκρατης Παπαδοπουλος'],
])('when %s is in capitals alone, then it is set in ordinary case', (name, language, ordinary) => {
  expect(inOrdinaryCase(name, language)).toBe(ordinary)
})

test.each([
  'Ada LOVELACE',
  'bell hooks',
  'DJ',
  'IBM',
  '田中太郎',
  'Ada Lovelace',
  'DJ Shadow',
  'דנה כהן',
  'K. D. LANG'.toLowerCase(),
])('when %s is not, then it stays as its owner writes it', (name) => {
  expect(inOrdinaryCase(name, 'en')).toBe(name)
})
