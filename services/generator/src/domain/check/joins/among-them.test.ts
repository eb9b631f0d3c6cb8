import { describe, expect, it } from '@jest/globals'
import { saidAbout, work, type Case } from '../../../../tests/said-about.js'
import { someAsAll } from './among-them.js'

describe('where some of them were told of all', () => {
  it.each<Case>([
    [
      'en',
      work('Treated adults and seniors, among them residents of a nursing home'),
      'She treated adults and seniors in a nursing home.',
    ],
    [
      'de',
      work('Pflege von Gärten und Parks, darunter der Schlosspark in Hof'),
      'Sie pflegte Gärten und Parks in Hof.',
    ],
    [
      'nl',
      work('Onderhoud van tuinen en parken, waaronder een slotpark in Vorden'),
      'Zij onderhield tuinen en parken in Vorden.',
    ],
  ])('when %s %j says more: “%s”, then it does not stand', (...said) => {
    expect(someAsAll(saidAbout(said))).toBeDefined()
  })
  it.each<Case>([
    [
      'en',
      work('Treated adults and seniors, among them residents of a nursing home'),
      'She treated adults and seniors.',
    ],
    [
      'en',
      work('Treated adults and seniors, among them residents of a nursing home'),
      'She treated adults and seniors, some of them in a nursing home.',
    ],
    [
      'de',
      work('Pflege von Gärten und Parks, darunter der Schlosspark in Hof'),
      'Sie pflegte Gärten und Parks, auch den Schlosspark in Hof.',
    ],
    [
      'nl',
      work('Onderhoud van tuinen en parken, waaronder een slotpark in Vorden'),
      'Zij onderhield een slotpark in Vorden.',
    ],
  ])('when %s %j says as much: “%s”, then it stands', (...said) => {
    expect(someAsAll(saidAbout(said))).toBeUndefined()
  })
})
