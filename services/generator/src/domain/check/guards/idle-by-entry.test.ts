import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { tokensOf } from '../tokens.js'
import { isIdleInEnglish } from './idle-english.js'

const isIdle = (word: string, text: string, entry: string) => {
  const tokens = tokensOf(text, 'en')
  const at = tokens.findIndex(({ value }) => value === word)
  return isIdleInEnglish(tokens, at, [
    groundOf('person', ['Ada Byron'], 'en'),
    groundOf('work/0', [entry], 'en'),
  ])
}

describe('an English word that an entry bears out', () => {
  it.each([
    ['first', 'Ada first worked on a boat and then on tugs', ''],
    ['first', 'She first sold bread, later cakes', ''],
    ['first', 'At first she sold bread, later cakes', ''],
    ['first', 'She was on car claims first and moved to house claims', 'Moved from car to house claims'],
    ['clients', 'Her clients at Acme are councils and hospitals', 'Agency work for councils and hospitals'],
    ['customers', 'Her customers include bakeries', 'Repaired ovens for bakeries and hotels'],
    ['participants', 'The participants used it', 'Ran 64 sessions'],
    ['written', 'The reporting tool was written in Django', 'Kept a Django reporting tool'],
    ['third', 'every third week', 'One week in three'],
  ])('when “%s” stands in “%s” of “%s”, then it is idle', (word, text, entry) => {
    expect(isIdle(word, text, entry)).toBe(true)
  })

  it.each([
    ['first', 'Ada, the first engineer, then left', ''],
    ['first', 'Ada first worked on a boat', ''],
    ['first', 'She first', ''],
    ['first', 'At first she sold bread', ''],
    ['first', 'The first firm, then Acme', ''],
    ['first', 'She was on house claims first and moved to car claims', 'Moved from car to house claims'],
    ['first', 'She was on car claims first and moved to house claims', 'Car and house claims'],
    ['first', 'She was on car claims first and moved up', 'Moved from car to house claims'],
    ['clients', 'Her clients are banks', 'Agency work for councils and hospitals'],
    ['clients', 'Her clients, who are councils', 'Agency work for councils'],
    ['clients', 'Won clients', 'Agency work for councils'],
    ['clients', 'Her clients are', 'Agency work for councils'],
    ['participants', '64 participants', 'Ran 64 sessions'],
    ['participants', 'The participants used it', 'Ran a shop'],
    ['written', 'The reporting tool was written in Go', 'Kept a Django reporting tool, and Go'],
    ['written', 'The tool was written for Django', 'Kept a Django tool'],
    ['third', 'every third week', 'One week in four'],
  ])('when “%s” stands in “%s” of “%s”, then it is not', (word, text, entry) => {
    expect(isIdle(word, text, entry)).toBe(false)
  })
})
