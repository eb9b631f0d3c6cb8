import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { tokensOf } from '../tokens.js'
import { isIdleInEnglish } from './idle-english.js'

const isIdle = (word: string, text: string, ...told: readonly string[]) => {
  const tokens = tokensOf(text, 'en')
  const at = tokens.findIndex(({ value }) => value === word)
  return isIdleInEnglish(tokens, at, [groundOf('work/0', told, 'en')])
}
const paper = 'Replaced paper reports with an online form'

describe('an English word for what an entry tells in another way', () => {
  it.each([
    ['leads', 'He leads a team of 19', ['Office Manager', 'Team of 19: reception and concierge']],
    ['introduced', 'She introduced an online form', [paper]],
    ['introduced', 'An online form that she introduced', [paper]],
    ['earned', 'It earned €74,000', ['Programme brought in €74,000']],
    ['drawing', 'Drawing on interviews, she wrote', ['Studies based on interviews']],
    ['once', 'up to 120 guests at once', ['Up to 120 guests at a time']],
    ['fleet', 'with a fleet of 74 trucks', ['Haulage company with 74 trucks']],
    ['crew', 'in charge of a crew of 8 mechanics', ['In charge of 8 mechanics']],
  ])('when “%s” stands in “%s” of “%s”, then it says no more', (word, text, told) => {
    expect(isIdle(word, text, ...told)).toBe(true)
  })

  it.each([
    ['leads', 'He leads a team of 20', ['Office Manager', 'Team of 19: reception']],
    ['leads', 'She leads a team of nine', ['Product Marketing Manager', 'Team of nine']],
    ['leads', 'He leads a team of 19', ['Assistant Manager', 'Team of 19: reception']],
    ['leads', 'He leads a team of 19', ['Receptionist', 'Team of 19: reception']],
    ['leads', 'He leads a team of 19', ['Office Manager', 'Part of a team of 19']],
    ['introduced', 'She introduced paper reports', [paper]],
    ['earned', 'He earned €74,000', ['Programme cost €74,000']],
    ['leads', 'She leads a team of six', ['Brand Manager', 'Team of six']],
    ['introduced', 'She introduced a form', ['Replaced a van with a car; took on a form']],
    ['earned', 'He earned €74,000', ['Programme brought in a van worth €74,000']],
    ['drawing', 'Drawing on interviews, she wrote', ['Based in Leeds', 'Ran interviews']],
    ['drawing', 'Drawing up the plans, she wrote', ['Studies based on interviews']],
    ['once', 'up to 120 guests at once', ['Up to 120 guests']],
    ['fleet', 'with a fleet of 74 drivers', ['Haulage company with 74 drivers']],
    ['crew', 'a member of a crew of 8 mechanics', ['In charge of 8 mechanics']],
  ])('when “%s” stands in “%s” of “%s”, then it says more', (word, text, told) => {
    expect(isIdle(word, text, ...told)).toBe(false)
  })
})
