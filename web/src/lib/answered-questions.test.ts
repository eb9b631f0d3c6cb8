import { afterEach, describe, expect, it } from '@jest/globals'
import { answeredOf, rememberAnswer } from './answered-questions.js'
import { endSession } from './session-store.js'
import { storedAnswers } from './storage.js'

afterEach(() => storedAnswers.clear())

describe('answered questions', () => {
  it('when questions are answered one after the other, then all of that resume are remembered', () => {
    expect(rememberAnswer('r1', ['1 0 0 9 9'])).toEqual(['1 0 0 9 9'])
    rememberAnswer('r2', ['2 5 5 9 9'])
    expect(rememberAnswer('r1', ['1 0 0 9 9', '1 3 3 9 9'])).toEqual(['1 0 0 9 9', '1 3 3 9 9'])
    expect(answeredOf('r2')).toEqual(['2 5 5 9 9'])
  })

  it('when what is stored is not ours, then nothing was answered', () => {
    storedAnswers.write('{"r1": "yes"}')
    expect(answeredOf('r1')).toEqual([])
    storedAnswers.write('not JSON')
    expect(rememberAnswer('r1', ['a'])).toEqual(['a'])
  })

  it('when the session ends, then nothing of it stays in the browser', () => {
    rememberAnswer('r1', ['a'])
    endSession()
    expect(storedAnswers.read()).toBe(null)
  })
})
