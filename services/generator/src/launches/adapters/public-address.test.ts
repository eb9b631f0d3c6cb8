import { describe, expect, it } from '@jest/globals'
import { isPublicAddress } from './public-address.js'

describe('an address', () => {
  it.each(['93.184.216.34', '1.1.1.1', '172.15.0.1', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
    'when it is %s, then it is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '2001::1',
    'localhost',
    '2130706433',
    '0x7f.1',
    '',
  ])('when it is %s, then it is not public', (address) => expect(isPublicAddress(address)).toBe(false))
})
