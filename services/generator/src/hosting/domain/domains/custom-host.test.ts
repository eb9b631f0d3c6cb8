import { describe, expect, it } from '@jest/globals'
import { customHost, isApex, normalHost, otherHostOf } from './custom-host.js'
import { pointsHere } from './look-up.js'

const own = ['sites.thumbfolio.example', 'app.thumbfolio.example']

describe('a domain that somebody wants to use', () => {
  it.each([
    ['Jane-Doe.com', 'jane-doe.com', 'jane-doe.com'],
    [' https://www.jane-doe.com/about?x#y ', 'www.jane-doe.com', 'jane-doe.com'],
    ['münchen.de.', 'xn--mnchen-3ya.de', 'xn--mnchen-3ya.de'],
    ['cv.jane.co.uk', 'cv.jane.co.uk', 'cv.jane.co.uk'],
    ['www.com', 'www.com', 'www.com'],
    ['notsites.thumbfolio.example.org', 'notsites.thumbfolio.example.org', 'notsites.thumbfolio.example.org'],
  ])('when %j is typed, then it is %s', (typed, host, base) => {
    expect(customHost(typed, own)).toEqual({ host, base })
  })

  it.each([
    '',
    'jane',
    'localhost',
    'jane.localhost',
    '127.0.0.1',
    '0x7f.1',
    '2130706433',
    '[::1]',
    'jane.onion',
    'co.uk',
    'www.co.uk',
    'github.io',
    'jane.local',
    'a..b',
    '-a.com',
    'a_b.com',
    `${'a.'.repeat(130)}com`,
    'sites.thumbfolio.example',
    'jane.sites.thumbfolio.example',
    'thumbfolio.example',
    'www.thumbfolio.example',
    'user:secret@',
    'javascript:alert(1)',
    '../../etc/passwd',
    'a b.com',
  ])('when %j is typed, then it is none', (typed) => {
    expect(customHost(typed, own)).toBeUndefined()
  })

  it.each([
    ['jane.com', true],
    ['www.jane.com', false],
    ['jane.co.uk', true],
    ['www.jane.co.uk', false],
  ])('when %s takes a CNAME or not, then being registered itself (%s) tells', (host, expected) => {
    expect(isApex(host)).toBe(expected)
  })

  it('when there is a www, then the other host has none, and the reverse', () => {
    expect([otherHostOf('jane.com'), otherHostOf('www.jane.com')]).toEqual(['www.jane.com', 'jane.com'])
    expect(normalHost('WWW.Jane.com.')).toBe('www.jane.com')
  })

  it.each([
    [{ aliases: ['sites.example'], addresses: [] }, true],
    [{ aliases: [], addresses: ['192.0.2.1'] }, true],
    [{ aliases: [], addresses: ['192.0.2.1', '203.0.113.9'] }, false],
    [{ aliases: ['elsewhere.example'], addresses: ['203.0.113.9'] }, false],
    [{ aliases: [], addresses: [] }, false],
  ])('when DNS has %j, then pointing here is %s', (records, expected) => {
    expect(pointsHere(records, { host: 'sites.example', addresses: ['192.0.2.1'] })).toBe(expected)
  })
})
