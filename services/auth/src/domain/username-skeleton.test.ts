import { describe, expect, it } from '@jest/globals'
import { usernameSkeleton } from './username-skeleton.js'

describe('the skeleton of a user name', () => {
  it.each([
    ['Cyrillic letters', 'раураl', 'paypal'],
    ['Greek letters', 'αννα', 'avva'],
    ['full-width letters', 'ＡＤＡ', 'ada'],
    ['what cannot be seen', 'a\u200Bda', 'Ada'],
    ['a ligature', 'ﬁona', 'fiona'],
  ])('when a name has %s, then it is that of the Latin name', (_what, name, latin) => {
    expect(usernameSkeleton(name)).toBe(usernameSkeleton(latin))
  })

  it.each([
    ['José', 'Jose'],
    ['user1', 'userl'],
    ['Лев', 'Lev'],
  ])('when %s and %s are read, then they are two names', (one, other) => {
    expect(usernameSkeleton(one)).not.toBe(usernameSkeleton(other))
  })
})
