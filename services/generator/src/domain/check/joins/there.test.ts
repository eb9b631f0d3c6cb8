import { describe, expect, it } from '@jest/globals'
import { groundOf, type Ground } from '../ground.js'
import { saidOf } from '../said.js'
import { unnamedPlace } from './there.js'

const job = (id: string, name: string, town: string) =>
  groundOf(id, [name, 'Baute einen Messplatz auf'], 'de', { name, town })
const [one, other] = [job('work/0', 'Institut Süd', 'Freiberg'), job('work/1', 'Hochschule Elbe', 'Dresden')]
const wrong = (language: string, text: string, grounds: readonly Ground[] = [one, other]) =>
  unnamedPlace(saidOf(text, grounds, language))

describe('a place that looks back', () => {
  it.each([
    ['de', 'Dort baute sie einen Messplatz auf.'],
    ['en', 'There she built a test rig.'],
    ['es', 'Allí montó un banco.'],
    ['it', 'Lì montò un banco.'],
    ['nl', 'Hij plande er ritten.'],
    ['pl', 'Tam zbudowała stanowisko.'],
    ['pt', 'Lá montou uma bancada.'],
    ['fr', 'Là, elle a monté un banc.'],
  ])('when in %s “%s” is said of two places, then it does not stand', (language, text) => {
    expect(wrong(language, text)).toBeDefined()
  })

  it.each([
    ['it names one', 'de', 'In Dresden baute sie dort einen Messplatz auf.', [one, other]],
    ['it is of one job', 'de', 'Dort baute sie einen Messplatz auf.', [one]],
    [
      'both are in one town',
      'de',
      'Dort baute sie einen Messplatz auf.',
      [one, job('work/2', 'Labor', 'Freiberg')],
    ],
    ['it looks back at words of its own', 'de', 'Sie leitet das Labor und baute dort auf.', [one, other]],
    ['it tells that there is something', 'en', 'There are two labs.', [one, other]],
    ['it tells of no place', 'nl', 'Er werkten twee mensen.', [one, other]],
    ['the word is an article', 'fr', 'La ville.', [one, other]],
  ])('when %s, then it stands', (_what, language, text, grounds) => {
    expect(wrong(language, text, grounds)).toBeUndefined()
  })
})
