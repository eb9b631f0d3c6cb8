import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { otherTown } from './towns.js'

const town = (language: string, text: string, label: string, position: string) =>
  otherTown(
    saidOf(
      text,
      [
        groundOf('basics', [label, 'Columbus'], language, { town: 'Columbus' }),
        groundOf('work/0', ['Harlan', position, 'Dayton'], language, {
          ...{ name: 'Harlan', town: 'Dayton', dates: { start: '2015-03', end: '2018' } },
        }),
        groundOf('work/1', ['Borg', 'Mentor', 'Columbus'], language, {
          ...{ name: 'Borg', town: 'Columbus', dates: { start: '2018-04' } },
        }),
      ],
      language,
    ),
  )

describe('where somebody was something', () => {
  it.each([
    ['en', 'She was a notary clerk in Columbus.', 'Student', 'Notary clerk'],
    ['en', 'Since 2015 she has worked in Columbus.', 'Clerk', 'Clerk'],
    ['en', 'She was in Columbus from 2015 to 2018.', 'Clerk', 'Clerk'],
    ['fr', 'Elle est fromagère à Columbus depuis 2015.', 'Fromagère', 'Fromagère'],
    ['de', 'Sie arbeitet seit 2015 in Columbus.', 'Imkerin', 'Imkerin'],
  ])('when %s says “%s” of another town, then it does not stand', (language, text, label, position) => {
    expect(town(language, text, label, position)).toBe('Columbus')
  })

  it.each([
    ['her own town is said', 'She was a notary clerk in Dayton.', 'Student'],
    ['the person is that anyway', 'She is a notary clerk in Columbus.', 'Notary clerk'],
    ['another job began then', 'Since 2018 she has worked in Columbus.', 'Clerk'],
    ['it tells a way', 'The way led from a notary in Dayton to an office in Columbus.', 'Student'],
    ['it says where the person is from', 'A clerk from Columbus.', 'Student'],
  ])('when %s, then it stands', (_what, text, label) => {
    expect(town('en', text, label, 'Notary clerk')).toBeUndefined()
  })
})
