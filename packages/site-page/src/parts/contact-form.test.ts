import { expect, it } from '@jest/globals'
import { withToken } from './contact-form.js'

it('when an owner is called like the place of the token, then the form has the token and they keep their name', () => {
  const form = '<h1>{token}</h1><input name="token" value="{token}" />'
  expect(withToken(form, 'a$&b')).toBe('<h1>{token}</h1><input name="token" value="a$&b" />')
})
