import { describe, expect, it } from '@jest/globals'
import { suggestionsFor } from './suggestions.js'

describe('suggested site names', () => {
  it('when a person has several names, then the full and the short form come first', () => {
    expect(suggestionsFor('Ana María Silva', 'anas')).toEqual(['ana-maria-silva', 'ana-silva', 'anas'])
  })

  it('when two suggestions are the same, then it is made once', () => {
    expect(suggestionsFor('Ana Silva', 'ana silva')).toEqual(['ana-silva', 'ana-silva-portfolio'])
  })

  it('when the name cannot be written in an address, then the user name is left', () => {
    expect(suggestionsFor('王小明', 'xiaoming')).toEqual(['xiaoming'])
  })
})
