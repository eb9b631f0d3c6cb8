import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { tokensOf } from '../tokens.js'
import { isSameEmployer, otherEmployerAsSame } from './same-employer.js'

const jobs = (...names: readonly string[]) =>
  names.map((name, at) => groundOf(`work/${at}`, [name], 'de', { name }))
const text = 'Danach blieb sie im selben Betrieb.'
const tokens = tokensOf(text, 'de')
const at = tokens.findIndex(({ value }) => value === 'betrieb')

describe('the same employer', () => {
  it('when both jobs are of one name, then it is told', () => {
    const grounds = jobs('Meister Quast', 'Meister Quast')
    expect(isSameEmployer(tokens, at, grounds, 'de')).toBe(true)
    expect(otherEmployerAsSame(saidOf(text, grounds, 'de'))).toBeUndefined()
  })

  it('when the jobs have two names, then it is none', () => {
    const grounds = jobs('Meister Quast', 'Ofen AG')
    expect(isSameEmployer(tokens, at, grounds, 'de')).toBe(false)
    expect(otherEmployerAsSame(saidOf(text, grounds, 'de'))).toBe('Betrieb')
  })

  it('when there is one job, then nothing is the same', () => {
    expect(isSameEmployer(tokens, at, jobs('Meister Quast'), 'de')).toBe(false)
  })
})
