import { describe, expect, it } from '@jest/globals'
import { tokensOf } from '../tokens.js'
import { isShareCounted } from './counted-share.js'

const isTold = (entry: string, text: string) => {
  const tokens = tokensOf(text, 'nl')
  const at = tokens.findIndex(({ value }) => value === '8')
  return isShareCounted(tokens, at, 'jaar', [tokensOf(entry, 'nl')], 'nl')
}
const entry = '12 jaar ervaring in de autobranche, waarvan 8 in de verkoop'

describe('a part told without what it counts', () => {
  it('when the sentence tells it as a part, then it counts what the whole does', () => {
    expect(isTold(entry, 'twaalf jaar, waarvan acht jaar in de verkoop')).toBe(true)
  })

  it('when it is told by itself, then nothing says what it counts', () => {
    expect(isTold(entry, 'acht jaar in de autobranche')).toBe(false)
  })

  it('when it counts something of its own, then not what the whole does', () => {
    expect(isTold('12 jaar, waarvan 8 klanten', 'twaalf jaar, waarvan acht jaar')).toBe(false)
  })
})
