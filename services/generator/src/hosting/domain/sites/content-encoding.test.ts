import { expect, test } from '@jest/globals'
import { acceptedEncodings } from './content-encoding.js'

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip, deflate', ['gzip', 'identity']],
  ['GZIP;Q=0.5, br;q=0.2', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['identity, br;q=0.5', ['identity', 'br']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0', []],
  ['br, *;q=0', ['br']],
  ['gzip;q=0.001', ['gzip', 'identity']],
  ['br;q=7, gzip;q=x', ['identity']],
  ['x-gzip', ['gzip', 'identity']],
  ['identity;q=0, gzip;q=1', ['gzip']],
])('when a client accepts %j, then it gets %j in this order', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings)
})
