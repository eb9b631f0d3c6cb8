import { describe, expect, it } from '@jest/globals'
import { authRoutes } from '@thumbfolio/contracts'
import { checkFields } from './check-fields.js'

describe('the sign-up form', () => {
  const check = (username: string, email: string, password: string) =>
    checkFields(authRoutes.signUp.body, { username, email, password })

  it('when nothing is filled in, then each field says that it is required', () => {
    expect(check('', '', '')).toEqual({
      username: 'User name is required',
      email: 'Email is required',
      password: 'Password is required',
    })
  })

  it('when e-mail and password are malformed, then they say how', () => {
    expect(check('ann', 'ann', '12345')).toEqual({
      email: 'Invalid email format',
      password: 'Password must be at least 6 characters',
    })
  })

  it('when everything is right, then nothing is said', () => {
    expect(check('ann', 'ann@example.org', '123456')).toEqual({})
  })
})
