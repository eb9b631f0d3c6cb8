import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { tokensOf } from '../tokens.js'
import { isOneOfTeam } from './one-of-a-team.js'

const isOne = (text: string, entry: string) => {
  const tokens = tokensOf(text, 'en')
  const at = tokens.findIndex(({ kind }) => kind === 'number')
  return isOneOfTeam(tokens, at, [groundOf('work/0', [entry], 'en')])
}

describe('one of a team', () => {
  it.each([
    ['He is one of six on the team', 'Member of a platform team of six'],
    ['He is one of six', 'Crew of six, on two boats'],
    ['one of six people in the office', 'Office of six people'],
  ])('when “%s” is said of “%s”, then it is so', (text, entry) => {
    expect(isOne(text, entry)).toBe(true)
  })

  it.each([
    ['He is one of five on the team', 'Member of a platform team of six'],
    ['one of six winners', 'Team of six'],
    ['He is one of six', 'Filled six tables'],
    ['a team of six', 'Team of six'],
  ])('when “%s” is said of “%s”, then it is not', (text, entry) => {
    expect(isOne(text, entry)).toBe(false)
  })
})
