import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { wholeForPart } from './part-of.js'

const whole = (language: string, entry: string, text: string) =>
  wholeForPart(saidOf(text, [groundOf('work/0', [entry], language)], language))

describe('a part told as all', () => {
  it.each([
    ['en', 'Designed 120 of the 310 levels', 'Designed the 310 levels.'],
    ['de', 'Entwarf 120 der 310 Stufen', 'Sie entwarf die 310 Stufen.'],
    ['fr', 'A conçu 120 des 310 niveaux', 'Elle a conçu les 310 niveaux.'],
    ['es', 'Diseñó 120 de los 310 niveles', 'Diseñó los 310 niveles.'],
    ['it', 'Ha disegnato 120 dei 310 livelli', 'Ha disegnato i 310 livelli.'],
    ['nl', 'Ontwierp 120 van de 310 niveaus', 'Zij ontwierp de 310 niveaus.'],
    ['pl', 'Zaprojektowała 120 z 310 poziomów', 'Zaprojektowała 310 poziomów.'],
    ['pt', 'Desenhou 120 dos 310 níveis', 'Desenhou os 310 níveis.'],
  ])('when %s has “%s”, then “%s” does not stand', (language, entry, text) => {
    expect(whole(language, entry, text)).toBe('310')
    expect(whole(language, entry, `${entry}.`)).toBeUndefined()
  })

  it.each([
    ['all are told as well', 'Wrote 120 of 310 levels, tested 310', 'Tested 310.'],
    ['it is where a change ends', 'Cut it de 90 à 35 minutes', 'Cut it to 35 minutes.'],
    ['another thing is counted', 'Led 12 nurses and 4 clerks', 'Led 4 clerks.'],
  ])('when %s, then it stands', (_what, entry, text) => {
    expect(whole('en', entry, text)).toBeUndefined()
  })
})
