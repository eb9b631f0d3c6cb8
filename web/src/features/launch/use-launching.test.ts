import { describe, expect, it } from '@jest/globals'
import { ApiProblem } from '../../lib/api-problem.js'
import { refusalOf } from './use-launching.js'

describe('a launch that was not taken', () => {
  it('when the server refused it, then its words are said, and that nothing was charged', () => {
    const message = 'This site name is already taken.'
    const problem = new ApiProblem('site-name-taken', { status: 409, message })
    expect(refusalOf(problem)).toEqual({
      title: 'This site name is already taken.',
      detail: 'Nothing was charged.',
    })
  })

  it('when nothing came back, then nobody knows whether it began, and no promise is made', () => {
    for (const code of ['network', 'timeout']) {
      const { title, detail } = refusalOf(new ApiProblem(code))
      expect(title).toMatch(/can't reach|too long/)
      expect(detail).toMatch(/did not answer.*dashboard/)
      expect(detail).not.toMatch(/charged/)
    }
  })
})
