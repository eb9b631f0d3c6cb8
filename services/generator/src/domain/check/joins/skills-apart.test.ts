import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { skillAsMeans } from './skills-apart.js'

const wrong = (text: string, skill: string, language = 'en') =>
  skillAsMeans(
    saidOf(
      text,
      [
        groundOf('work/0', ['Raises 300 queens a year in Excel hives'], language),
        groundOf('skills/0', [skill], language, { implied: new Set(['skills', 'uses']) }),
      ],
      language,
    ),
  )

describe('a skill set behind a deed', () => {
  it('when no entry did the deed with it, then it does not stand', () => {
    expect(wrong('She raises 300 queens a year, by insemination.', 'Insemination')).toBe('by')
    expect(wrong('She raises 300 queens a year, with SQL.', 'SQL')).toBe('with')
  })

  it('when it is told as a skill, by itself, or of the deed too, then it stands', () => {
    expect(
      wrong('She raises 300 queens a year, with skills in insemination.', 'Insemination'),
    ).toBeUndefined()
    expect(wrong('She raises 300 queens a year and knows insemination.', 'Insemination')).toBeUndefined()
    expect(wrong('She raises 300 queens a year, in Excel.', 'Excel')).toBeUndefined()
  })
})
