import { describe, expect, it } from '@jest/globals'
import { failureOf } from './github-failure.js'

describe('a refusal of GitHub', () => {
  it.each([
    [422, 'Repository rule violations found', 'refused'],
    [422, 'Public repositories are disabled for this organization', 'refused'],
    [403, 'Repository was archived so is read-only.', 'refused'],
    [403, 'Repository access blocked', 'refused'],
    [403, 'Creating repositories is forbidden by an organization policy', 'refused'],
    [409, 'Repository rule violations found', 'refused'],
    [451, 'Repository access blocked', 'refused'],
    [422, 'Update is not a fast forward', 'unavailable'],
    [422, 'Object does not exist', 'unavailable'],
    [409, 'Git Repository is empty.', 'unavailable'],
    [401, 'Bad credentials', 'misconfigured'],
    [403, 'Resource not accessible by integration', 'misconfigured'],
    [403, 'Must have admin rights to Repository.', 'misconfigured'],
    [403, 'You have exceeded a secondary rate limit', 'rate-limited'],
    [503, 'Unavailable', 'unavailable'],
  ])('when it is %s with %j, then it is %s', (status, message, problem) => {
    const error = {
      status,
      request: { method: 'PATCH', url: 'https://api.github.example/repos/o/r' },
      response: { headers: {}, data: { message } },
    }
    expect(failureOf(error, 0)).toMatchObject({ problem })
  })
})
