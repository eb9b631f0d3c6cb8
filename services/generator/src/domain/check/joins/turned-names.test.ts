import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { turnedName } from './turned-names.js'

const wrong = (name: string, text: string, language = 'en') =>
  turnedName(saidOf(text, [groundOf('education/0', [name], language)], language))

describe('the parts of a name the other way round', () => {
  it.each([
    ['Order of Malta', 'She was with the Malta of Order.'],
    ['Leeds Trinity University', 'She studied at the University of Leeds.'],
    ['Torun Copernicus State University', 'She studied at the University of Torun.'],
  ])('when %s is told so, then “%s” does not stand', (name, text) => {
    expect(wrong(name, text)).toBeDefined()
  })

  it.each([
    ['Leeds University', 'She studied at the University of Leeds.'],
    ['University of Leeds', 'She studied at Leeds University.'],
    ['Leeds Trinity University', 'She studied at Leeds Trinity University.'],
    ['Leeds Trinity University, the University of Leeds', 'She studied at the University of Leeds.'],
  ])('when %s is told in its own words, then “%s” stands', (name, text) => {
    expect(wrong(name, text)).toBeUndefined()
  })
})
