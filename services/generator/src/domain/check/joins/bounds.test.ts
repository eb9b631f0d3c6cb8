import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { droppedBound } from './bounds.js'

const dropped = (language: string, entry: string, text: string) =>
  droppedBound(saidOf(text, [groundOf('work/0', [entry], language)], language))

describe('a bound that is passed', () => {
  it('when the amount was passed, then it is at least so much', () => {
    expect(dropped('en', 'Over 900 downloads', 'It passed 900 downloads.')).toBeUndefined()
    expect(dropped('en', 'Over 900 downloads', 'It had 900 downloads.')).toBe('900')
  })
})

describe('how long a thing took', () => {
  it('when it went on over so many months, then that is no bound', () => {
    expect(dropped('en', 'Led the move over 10 months', 'A ten-month move.')).toBeUndefined()
  })

  it.each(['Baker with over 10 years of experience', 'Over 10 years experience as a baker'])(
    'when it tells “%s”, then it is more than those',
    (entry) => {
      expect(dropped('en', entry, 'A baker for 10 years.')).toBe('10')
    },
  )
})

describe('an amount with a bound', () => {
  it.each([
    ['en', 'Labelled up to 800 jars'],
    ['en', 'Served at least 800 guests'],
    ['de', 'Etikettierte bis zu 800 Gläser'],
    ['fr', "Servait jusqu'à 800 couverts"],
    ['es', 'Sirvió hasta 800 cubiertos'],
    ['it', 'Serviva fino a 800 coperti'],
    ['nl', 'Bakte tot 800 broden'],
    ['nl', 'Bakte ten hoogste 800 broden'],
    ['pl', 'Wydawała do 800 obiadów'],
    ['pt', 'Servia até 800 refeições'],
  ])('when %s has “%s”, then it stands with its bound and not without', (language, entry) => {
    expect(dropped(language, entry, `${entry}.`)).toBeUndefined()
    const [thing] = /\S+$/.exec(entry) ?? []
    expect(dropped(language, entry, `800 ${thing}.`)).toBe('800')
  })

  it.each([
    ['it is told exactly as well', 'Up to 800 jars, in May 800 jars', '800 jars in May.'],
    ['it is the end of a change', 'Brought waste from 12 up to 800', 'Waste came to 800.'],
    ['it has another bound', 'Up to 800 jars', 'At most 800 jars.'],
    ['it has a Polish bound', 'Wydawała do 800 obiadów', 'Wydawała nawet 800 obiadów.'],
    ['it is not there', 'Up to 800 jars', '900 jars.'],
  ])('when %s, then it stands', (_what, entry, text) => {
    expect(dropped('en', entry, text)).toBeUndefined()
  })
})

describe('as many as somebody came to serve', () => {
  it('when the verb says so, then it is a bound', () => {
    const entry = 'Servia até 140 almoços por dia'
    expect(dropped('pt', entry, 'Chegava a servir 140 almoços por dia.')).toBeUndefined()
    expect(dropped('pt', entry, 'Chegava cedo e servia 140 almoços por dia.')).toBe('140')
    expect(dropped('es', 'Hasta 140 cenas', 'Llegaba a servir 140 cenas.')).toBeUndefined()
  })
})
