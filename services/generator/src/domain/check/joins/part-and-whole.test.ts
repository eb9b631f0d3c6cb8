import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf, type Guard } from '../said.js'
import { otherHalf } from './other-half.js'
import { otherGiver } from './granted.js'
import { otherWhole } from './other-whole.js'
import { shareOfWhole } from './share-of-whole.js'

const says = (guard: Guard, told: readonly string[], text: string) =>
  guard(saidOf(text, [groundOf('work/0', ['Acme', ...told], 'en', { told })], 'en'))

describe('a part and its whole', () => {
  it.each([
    [
      otherHalf,
      'Took digital X-rays and recorded gum data in Dentrix',
      'Took digital X-rays in Dentrix.',
      'Recorded gum data in Dentrix.',
    ],
    [
      otherHalf,
      'Took digital X-rays and recorded gum data in Dentrix',
      'Took digital X-rays in Dentrix.',
      'Took digital X-rays and recorded gum data in Dentrix.',
    ],
    [
      shareOfWhole,
      'Reduced flour waste by 15%',
      'He reduced waste by 15%.',
      'He reduced flour waste by 15%.',
    ],
    [
      shareOfWhole,
      'Closed 62% of windshield claims',
      'Closed 62% of claims.',
      'Closed 62% of windshield claims.',
    ],
    [
      otherWhole,
      'Cut the bundle of the page from 84 to 31 kB',
      'She cut the bundle of the platform from 84 to 31 kB.',
      'The bundle of the page was cut from 84 to 31 kB.',
    ],
    [
      otherGiver,
      'Received a letter from the police division',
      'Borg Bank gave her a letter.',
      'The Police gave her a letter.',
    ],
  ])('when %o has “%s”, then “%s” does not stand, but “%s” does', (guard, told, other, own) => {
    expect(says(guard, [told], other)).toBeDefined()
    expect(says(guard, [told], own)).toBeUndefined()
  })
})
