import { describe, expect, it } from '@jest/globals'
import { keptText, lostText } from './edits-texts.js'

describe('what a launch does with the owner’s edits, in words', () => {
  it.each([
    [
      { sentences: 2, takenOff: 1 },
      '2 sentences that you wrote or accepted were kept, 1 entry stays off the page.',
    ],
    [{ sentences: 1, takenOff: 0 }, '1 sentence that you wrote or accepted was kept.'],
    [{ sentences: 0, takenOff: 2 }, '2 entries stay off the page.'],
    [{ sentences: 0, takenOff: 0 }, 'Nothing of your own was kept.'],
  ])('when %j were carried over, then it is told', (carried, text) => {
    expect(keptText(carried)).toBe(text)
  })

  it('when nothing is kept, then it is told what that does', () => {
    expect(lostText({ sentences: 1, takenOff: 2 })).toBe(
      '1 sentence that you wrote or accepted will be gone, 2 entries that you took off will be public again.',
    )
    expect(lostText({ sentences: 2, takenOff: 0 })).toBe(
      '2 sentences that you wrote or accepted will be gone.',
    )
    expect(lostText({ sentences: 0, takenOff: 0 })).toBe('Nothing of your own will be gone.')
    expect(lostText({ sentences: 0, takenOff: 1 })).toBe('1 entry that you took off will be public again.')
  })
})
