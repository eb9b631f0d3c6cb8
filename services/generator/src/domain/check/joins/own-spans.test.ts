import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { spanOfAnother } from './own-spans.js'

const summary = 'Property adjuster for storm damage. Eleven years in insurance, first in a call centre.'
const deckhand = { start: '2016-08', end: '2018-08' }
const college = { start: '2018-09', end: '2022-08' }

const wrong = (text: string, language = 'en', about = summary) =>
  spanOfAnother(
    saidOf(
      text,
      [
        groundOf('basics', [about], language, { told: [about] }),
        groundOf('work/0', ['Deckhand', 'Seaward Towage'], language, { dates: deckhand }),
        groundOf('education/0', ['Nautical Science', 'City College'], language, { dates: college }),
      ],
      language,
    ),
  )

describe('how long something was done', () => {
  it.each([
    'She has eleven years of experience as a property adjuster.',
    'She has eleven years of experience in a call centre.',
    'After four years as a deckhand he went to the college.',
  ])('when “%s” says it of another thing, then it does not stand', (text) => {
    expect(wrong(text)).toMatch(/years$/)
  })

  it('when a language is German, then the span of another is found as well', () => {
    const about = 'Gutachterin für Sturmschäden. Elf Jahre in der Versicherung.'
    expect(wrong('Sie hat elf Jahre Erfahrung als Gutachterin.', 'de', about)).toBe('elf Jahre')
    expect(wrong('Sie hat elf Jahre Erfahrung in der Versicherung.', 'de', about)).toBeUndefined()
  })

  it.each([
    ['Seis anos em agências e no varejo.', 'Tem seis anos de experiência no varejo.'],
    ['Fotógrafo com onze anos de experiência em museus.', 'Tem onze anos como fotógrafo independente.'],
  ])('when “%s” is told as “%s”, then it is a part, or another title', (about, text) => {
    expect(wrong(text, 'pt', about)).toMatch(/anos$/)
  })

  it.each([
    ['Seis anos em agências e no varejo.', 'Tem seis anos de experiência em agências e no varejo.'],
    ['Seis anos em agências e em 2020 no varejo.', 'Tem seis anos de experiência em agências.'],
    ['Fotógrafo com onze anos de experiência em museus.', 'Tem onze anos como fotógrafo em museus.'],
  ])('when “%s” is told as “%s”, then it stands', (about, text) => {
    expect(wrong(text, 'pt', about)).toBeUndefined()
  })

  it.each([
    'She has eleven years of experience in insurance.',
    'She has eleven years of experience, and she is an adjuster.',
    'After two years as a deckhand he went to the college.',
    'He studied Nautical Science for four years.',
    'Two years after Seaward Towage he was at the college.',
    'A book for 6-11 years in a call centre.',
  ])('when “%s” says it of its own, then it stands', (text) => {
    expect(wrong(text)).toBeUndefined()
  })

  it('when a sentence names in front what it lasted for, then that counts too', () => {
    const about = 'Nurse with twelve years in intensive care.'
    expect(wrong('She has twelve years of experience as a nurse.', 'en', about)).toBeUndefined()
  })
})

describe('a span of several fields', () => {
  const across = 'Architect with 26 years of experience across insurance, banking and telecommunications.'
  it.each([
    ['26 years of experience in insurance', across, true],
    ['26 years of experience across insurance, banking and telecommunications', across, false],
    ['26 years of experience', across, false],
    ['nine years building payment systems', 'Nine years building payment and logistics systems.', true],
    [
      'nine years building logistics and payment systems',
      'Nine years building payment and logistics systems.',
      false,
    ],
  ])('when “%s” is told of “%s”, then that it is stopped is %s', (span, about, isWrong) => {
    expect(wrong(`She has ${span}.`, 'en', about) !== undefined).toBe(isWrong)
  })
})
