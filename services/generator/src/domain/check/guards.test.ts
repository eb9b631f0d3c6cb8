import { describe, expect, it } from '@jest/globals'
import type { ResumeContent } from '@thumbfolio/contracts'
import type { Row } from '../../../tests/guard-row.js'
import { guardRows } from '../../../tests/guard-rows.js'
import { joinedGuardRows } from '../../../tests/joined-guard-rows.js'
import { retoldGuardRows } from '../../../tests/retold-guard-rows.js'
import { romanceGuardRows } from '../../../tests/romance-guard-rows.js'
import { check } from './check.js'
import { groundsOf } from './grounds.js'
import { guards } from './guards.js'
import { saidOf } from './said.js'

const rows = [...guardRows, ...joinedGuardRows, ...retoldGuardRows, ...romanceGuardRows]

const ids = (sections: Row['sections']) =>
  Object.entries(sections).flatMap(([name, entries]) => entries.map((_, at) => `${name}/${at}`))

describe('every guard is asked', () => {
  it('when there is a guard, then there is a sentence for it', () => {
    expect(rows.map(({ guard }) => guard).sort()).toEqual(guards.map(({ name }) => name).sort())
  })

  it.each(rows)('when $guard alone objects to “$text”, then it is removed', (row) => {
    const { guard, language = 'en', day, basics, sections, text } = row
    const content = { basics: { name: 'Ada Nowak', ...basics }, ...sections } as ResumeContent
    const grounds = groundsOf(content, language, day)
    const sources = [...(basics ? ['basics'] : []), ...ids(sections)]
    const said = saidOf(text, [grounds.person, ...sources.map(grounds.of)], language)
    const objecting = guards.filter((each) => each(said) !== undefined)
    expect(objecting.map(({ name }) => name)).toEqual([guard])
    const composition = { language, intro: [{ text, sources }], sections: [] }
    expect(check(composition, content, grounds).composition.intro.map((kept) => kept.text)).not.toContain(
      text,
    )
  })
})
