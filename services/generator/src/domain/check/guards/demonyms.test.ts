import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { isOfTheTown } from './demonyms.js'

const shop = (at: number, town: string) => groundOf(`work/${at}`, [`Librairie, ${town}`], 'fr', { town })

describe('what is of a town', () => {
  it.each([
    ['fr', 'nantaise', ['Nantes'], true],
    ['fr', 'rennaise', ['Nantes'], false],
    ['fr', 'nantaise', ['Nantes', 'Rennes'], false],
    ['it', 'padovano', ['Padova'], true],
    ['es', 'zaragozana', ['Zaragoza'], true],
    ['en', 'nantaise', ['Nantes'], false],
  ])('when %s says “%s” of entries in %j, then it is told: %s', (language, word, towns, expected) => {
    const grounds = towns.map((town, at) => shop(at, town))
    expect(isOfTheTown(word, grounds, language)).toBe(expected)
  })
})
