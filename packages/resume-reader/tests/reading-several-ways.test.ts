import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readStages, readWays } from '../src/read-resume.js'
import { bestOf } from '../src/readings/best-reading.js'
import { pageOf } from './corpus/generated/page.mjs'
import { scoreDoc } from './corpus/score.mjs'

describe('several readings of one page', () => {
  it.todo('placeholder')
})
