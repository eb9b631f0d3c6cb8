import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { emptyClause } from './empty-clauses.js'

const empty = (language: string, text: string, told: string) =>
  emptyClause(saidOf(text, [groundOf('work/0', [told], language)], language))

const rows: readonly (readonly [language: string, told: string, text: string, clause: string])[] = [
  ['en', 'Repaired pumps', 'She repaired pumps and was asked to stay.', 'and was asked to stay'],
  ['en', 'Repaired pumps', 'She repaired pumps, which she enjoyed.', 'which she enjoyed'],
  ['en', 'Repaired pumps', 'She likes to bring people together.', 'She likes to bring people together'],
  ['de', 'Reparierte Pumpen', 'Sie reparierte Pumpen und half anderen.', 'und half anderen'],
  ['fr', 'Réparait des pompes', 'Elle réparait des pompes et aime cela.', 'et aime cela'],
  ['es', 'Reparaba bombas', 'Reparaba bombas y ayudó a otros.', 'y ayudó a otros'],
  ['it', 'Riparava pompe', 'Riparava pompe e ha aiutato altri.', 'e ha aiutato altri'],
  ['pt', 'Reparava bombas', 'Reparava bombas e gostou.', 'e gostou'],
  ['nl', 'Herstelde pompen', 'Zij herstelde pompen en hielp anderen.', 'en hielp anderen'],
  ['pl', 'Naprawiała pompy', 'Naprawiała pompy i pomogła innym.', 'i pomogła innym'],
]

describe('a clause of plain words that no entry has', () => {
  it.each(rows)('when it is %s, told of “%s”, then “%s” says more', (language, told, text, clause) => {
    expect(empty(language, text, told)).toBe(clause)
  })

  it.each([
    ['en', 'Repaired pumps', 'Before that, she repaired pumps.'],
    ['en', 'Repaired pumps', 'She repaired pumps after she joined.'],
    ['en', 'Repaired pumps', 'Later, she repaired pumps as well.'],
    ['en', 'Repaired and tested pumps', 'She repaired pumps and tested them.'],
    ['en', 'Repaired pumps', 'Thank you for taking the time to read this.'],
    ['de', 'Reparierte Pumpen', 'Danach reparierte sie Pumpen, und das war ihre Aufgabe.'],
    ['it', 'Ripara pompe', 'La pompa è uno dei suoi interessi.'],
    ['pl', 'Naprawiała pompy', 'Wcześniej, w tym czasie, naprawiała pompy.'],
  ])('when it only says when, or points, then it stands: %s “%s” “%s”', (language, told, text) => {
    expect(empty(language, text, told)).toBeUndefined()
  })

  it('when an entry says it, then it stands', () => {
    expect(
      empty('en', 'She repaired pumps and helped others.', 'Repaired pumps, helped others'),
    ).toBeUndefined()
  })
})
