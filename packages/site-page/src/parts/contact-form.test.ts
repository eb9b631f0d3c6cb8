import { expect, it } from '@jest/globals'
import { withToken } from './contact-form.js'
import { labelsFor } from './labels.js'

it('when the heading of a page equals the placeholder of the token, then only the field has the token', () => {
  const form = '<h1>{token}</h1><input name="token" value="{token}" />'
  expect(withToken(form, 'a$&b')).toBe('<h1>{token}</h1><input name="token" value="a$&b" />')
})

it('when a page has labels in a language, then each text of its form is in this language', () => {
  const tags = 'de fr es it pt nl pl cs sv da nb fi tr ro hu ru uk el ar he fa hi zh ja ko'.split(' ')
  const english = labelsFor('en').actions
  for (const tag of tags) {
    const labels = labelsFor(tag)
    const texts = labels.actions
    expect({ tag, language: labels.language, isEmpty: Object.values(texts).includes('') }).toEqual({
      tag,
      language: tag,
      isEmpty: false,
    })
    expect(texts.sent).not.toBe(english.sent)
  }
})
