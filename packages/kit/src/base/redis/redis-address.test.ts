import { describe, expect, it } from '@jest/globals'
import { ConfigError } from '../config/config.js'
import { parseRedisUrl, shownRedis } from './redis-address.js'

describe('REDIS_URL', () => {
  it.each([
    ['redis://cache', { host: 'cache', port: 6379, db: 0, isEncrypted: false }],
    ['rediss://cache:6380/3', { host: 'cache', port: 6380, db: 3, isEncrypted: true }],
    ['redis://:p%40ss@cache/', { host: 'cache', port: 6379, db: 0, isEncrypted: false, password: 'p@ss' }],
    [
      'redis://ada:x@[::1]:7',
      { host: '::1', port: 7, db: 0, isEncrypted: false, username: 'ada', password: 'x' },
    ],
  ])('when it is %s, then it is read', (text, address) => {
    expect(parseRedisUrl(text)).toEqual(address)
    expect(shownRedis(parseRedisUrl(text))).not.toContain('x@')
  })

  it.each([
    '',
    'cache:6379',
    'http://a:hunter2@cache',
    'redis://',
    'redis://a:hunter2@cache/x',
    'redis://c/?db=1',
  ])('when it is "%s", then it is refused without its password', (text) => {
    expect(() => parseRedisUrl(text)).toThrow(ConfigError)
    expect(() => parseRedisUrl(text)).not.toThrow('hunter2')
  })

  it('when the password is badly encoded, then it is refused without it', () => {
    expect(() => parseRedisUrl('redis://a:hunter%zz@cache')).toThrow('REDIS_URL: user and password must be')
  })
})
