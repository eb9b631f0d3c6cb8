import { expect, test } from '@jest/globals'
import { Phrase } from '../text/phrase.js'
import type { Run } from '../text/page-text.js'
import { citationOf } from './citation.js'

const look = { font: 'F', size: 10, weight: 400, italic: false, color: '' }
const phraseOf = (words: string): Phrase =>
  Phrase.of(
    words.split(' ').map(
      (text, at) =>
        ({
          ...look,
          text,
          page: 1,
          x: at * 50,
          y: 0,
          width: 40,
          height: 10,
          baseline: 10,
          spaced: at > 0,
        }) as Run,
    ),
    () => ' ',
  )
const cited = (words: string) => {
  const { name, publisher, releaseDate, url } = citationOf(phraseOf(words)) ?? {}
  return [name?.value, publisher?.value, releaseDate?.value, url?.value]
}

test.each([
  [
    '1. Example, A., Roe, R. & Poe, E. (2024). Slow heat: soil. Ecology Letters 27(3), 411–426. https://doi.org/10.9999/elt.2024.0411',
    'Slow heat: soil',
    'Ecology Letters',
    '2024',
    'https://doi.org/10.9999/elt.2024.0411',
  ],
  [
    '[2] Roe, R., Example, A. (2022). Fungal memory. Journal of Soil 88, 101–119. doi:10.9999/jst.88.',
    'Fungal memory',
    'Journal of Soil',
    '2022',
    'https://doi.org/10.9999/jst.88',
  ],
  [
    'Example, A. (2023). What the ground exhales. In: Handbook of Wet Places, ed. R. Lund, pp. 88–112.',
    'What the ground exhales',
    'Handbook of Wet Places',
    '2023',
    undefined,
  ],
  [
    'A. Example and R. Roe. 2021. Peat at night. Journal of Peat, 4, 1-9.',
    'Peat at night',
    'Journal of Peat',
    '2021',
    undefined,
  ],
  [
    'Example A, Roe RB, Poe E. Wound care at home. Nursing Today. 2019;4:1-9.',
    'Wound care at home',
    'Nursing Today',
    '2019',
    undefined,
  ],
  [
    'J. Doe, R. Roe, “Engines that add,” IEEE Machines, vol. 4, pp. 1–9, 2022.',
    'Engines that add',
    'IEEE Machines',
    '2022',
    undefined,
  ],
  ['Roe, R.: Petrels. Seabird Notes, 12, 2018.', 'Petrels', 'Seabird Notes', '2018', undefined],
])('when %s is printed, then title, venue, year and DOI are read', (words, ...read) => {
  expect(cited(words)).toEqual(read)
})

test.each(['Peer-reviewed articles', 'Deep Nets, A. Press, no year', 'Building engines. Leeds Press. 2019.'])(
  'when %s is printed, then it is not a citation',
  (words) => {
    expect(citationOf(phraseOf(words))).toBeUndefined()
  },
)
