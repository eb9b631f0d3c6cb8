import { describe, expect, it } from '@jest/globals'
import { problemType, type ProblemCode } from '@thumbfolio/contracts'
import { ApiProblem } from '../../lib/api-problem.js'
import { problemOf } from '../../lib/problem-answer.js'
import { refusalOf } from './upload-refusal.js'

const answered = (code: ProblemCode) => {
  const { uri, status, title, text } = problemType(code)
  const body = { type: uri, title, status, detail: text, code, message: text, error: text }
  return problemOf(status, body, { retryAfter: undefined, reference: undefined })
}

describe('an upload that was not taken', () => {
  it.each<ProblemCode>([
    'not-a-pdf',
    'pdf-too-large',
    'pdf-encrypted',
    'pdf-damaged',
    'pdf-without-text',
    'pdf-too-many-pages',
    'pdf-too-heavy',
  ])('when the server says %s, then another file is needed', (code) => {
    expect(refusalOf(answered(code))).toEqual({ text: problemType(code).text, isRetryable: false })
  })

  it.each<ProblemCode>(['reader-busy', 'unavailable', 'internal-error', 'request-timeout', 'rate-limited'])(
    'when the server says %s, then the same file may be sent again',
    (code) => {
      expect(refusalOf(answered(code))).toEqual({ text: problemType(code).text, isRetryable: true })
    },
  )

  it.each(['network', 'timeout'])(
    'when nothing came back (%s), then the same file may be sent again',
    (code) => {
      const { text, isRetryable } = refusalOf(new ApiProblem(code))
      expect(text).toMatch(/try again/)
      expect(isRetryable).toBe(true)
    },
  )

  it('when the machine is too busy, then the person reads that it is not the file', () => {
    expect(refusalOf(answered('reader-busy')).text).toContain('not the fault of your file')
  })
})
