import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { checkOn, trustOf } from '../bin/trust-score.mjs'
import { labelDay, labelledAnswers, parts } from '../bin/trust-set.mjs'
import { check } from '../src/domain/check/check.js'
import { groundsOf } from '../src/domain/check/grounds.js'

type Floors = Record<string, Record<string, number>>
const floors = JSON.parse(readFileSync(new URL('./trust/floors.json', import.meta.url), 'utf8')) as Floors
const answers = labelledAnswers()

describe('the labelled set', () => {
  it.each(Object.keys(floors))(
    'when the %s answers are checked, then no share is below its floor',
    (name) => {
      const { shares } = trustOf(
        checkOn(labelDay, { check, groundsOf }),
        answers.filter(({ part }) => part === name),
      )
      for (const [what, floor] of Object.entries(floors[name] ?? {}))
        expect({ what, kept: (shares[what] ?? 0) >= floor }).toEqual({ what, kept: true })
    },
  )

  it('when it is counted, then it is as large as it says it is', () => {
    expect(answers.length).toBeGreaterThanOrEqual(300)
    expect(Object.keys(floors)).toEqual(parts)
    expect(new Set(answers.map(({ language }) => language)).size).toBe(8)
  })
})
