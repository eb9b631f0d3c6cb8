import { readFileSync } from 'node:fs'
import { DomainError } from './domain-error.js'
import { problemCodes, problemType } from './problems.js'

/** Code and status of everything that was ever published; append, never edit. */
const published = JSON.parse(
  readFileSync(new URL('../fixtures/problems.json', import.meta.url), 'utf8'),
) as Record<string, number>

describe('the problem table', () => {
  test('when a code was published, then it is still there with its status', () => {
    for (const [code, status] of Object.entries(published))
      expect({
        code,
        status: problemCodes.find((known) => known === code) && problemType(code as never).status,
      }).toEqual({
        code,
        status,
      })
  })

  test('when a code is new, then it is written down as published', () => {
    expect(problemCodes.filter((code) => !Object.hasOwn(published, code))).toEqual([])
  })

  test.each(problemCodes)('when %s is met, then a person reads a title and a sentence', (code) => {
    const { status, title, text } = problemType(code)
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(title).toMatch(/^[A-Z]/)
    expect(text).not.toBe('')
  })

  test('when an error brings no sentence of its own, then the table’s is its message', () => {
    expect(new DomainError('not-found').message).toBe(problemType('not-found').text)
    expect(new DomainError('not-found', { detail: 'Gone.' }).message).toBe('Gone.')
  })
})
