import { describe, expect, it } from '@jest/globals'
import { caaNames, mayIssue, trimmedText } from './look-up.js'

describe('what DNS says about a domain', () => {
  it.each(['"thumbfolio-1"', ' thumbfolio-1 ', '\\"thumbfolio-1\\"', '“thumbfolio-1”', "'thumbfolio-1' ", 'thumbfolio-1'])(
    'when the value is pasted as %s, then it is the token',
    (text) => {
      expect(trimmedText(text)).toBe('thumbfolio-1')
    },
  ) // prettier-ignore

  it.each([
    [[], true],
    [['letsencrypt.org'], true],
    [['digicert.com', 'LetsEncrypt.org; validationmethods=http-01'], true],
    [['digicert.com'], false],
    [[';'], false],
    [[''], false],
    [['letsencrypt.org.evil.example'], false],
  ])('when the CAA records say %j, then a certificate can be issued: %s', (issues, expected) => {
    expect(mayIssue(issues, ['letsencrypt.org', 'sectigo.com'])).toBe(expected)
  })

  it('when CAA is looked for, then the nearest name comes first, up to the top', () => {
    expect(caaNames('www.ada.co.uk')).toEqual(['www.ada.co.uk', 'ada.co.uk', 'co.uk', 'uk'])
  })
})
