import { describe, expect, it } from '@jest/globals'
import { withElectronic } from './electronic.js'

describe('words with an e in front', () => {
  it('when e is an and, then such a word is one', () => {
    expect(withElectronic('régua de e-mails, site de E-commerce', 'pt')).toBe(
      'régua de emails, site de ecommerce',
    )
  })

  it.each([
    ['it', 'vendite e marketing'],
    ['pt', 'e-5'],
    ['en', 'e-mail'],
  ])('when %s has “%s”, then it stays', (language, text) => {
    expect(withElectronic(text, language)).toBe(text)
  })
})
