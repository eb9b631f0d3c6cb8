import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf, type Guard } from '../said.js'
import { wrongAmount } from './amounts.js'
import { phraseClaim } from './phrases.js'
import { undergone } from './undergone.js'

const says = (guard: Guard, told: readonly string[], text: string) =>
  guard(saidOf(text, [groundOf('work/0', ['Acme', ...told], 'en', { told })], 'en'))

describe('more than the time and amount told', () => {
  it.each([
    [
      undergone,
      'Introduced records, with 400 written by 2018',
      'She wrote 400 by 2018.',
      'She introduced records, with 400 written.',
    ],
    [
      wrongAmount,
      'Transfers fell by about a fifth',
      'Transfers fell to about a fifth.',
      'Transfers fell by about a fifth.',
    ],
    [
      wrongAmount,
      'Weekly club: teaches a group of 12',
      'She teaches a group of 14 a week.',
      'She teaches a group of 12 in a weekly club.',
    ],
    [
      phraseClaim,
      'Received a letter from the police',
      'She sent it to the police.',
      'The police sent her a letter.',
    ],
    [
      phraseClaim,
      'A team birth rate of 71%',
      'With a personal birth rate of 71%.',
      'With a team birth rate of 71%.',
    ],
  ])('when %o has “%s”, then “%s” does not stand, but “%s” does', (guard, told, other, own) => {
    expect(says(guard, [told], other)).toBeDefined()
    expect(says(guard, [told], own)).toBeUndefined()
  })
})
