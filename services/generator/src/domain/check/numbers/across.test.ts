import { describe, expect, it } from '@jest/globals'
import { tokensOf } from '../tokens.js'
import { isAcross } from './across.js'

describe('über in front of an amount', () => {
  it.each([
    ['ergänzte über vier Etagen Malerei', true],
    ['verkaufte über drei Länder hinweg', true],
    ['renovierte über vier Wohnungen', false],
    ['ein Haus mit über vier Etagen', false],
    ['hat über vier Etagen', false],
  ])('when it says “%s”, then it tells where: %s', (text, expected) => {
    const tokens = tokensOf(text, 'de')
    expect(
      isAcross(
        tokens,
        tokens.findIndex(({ kind }) => kind === 'number'),
      ),
    ).toBe(expected)
  })
})
