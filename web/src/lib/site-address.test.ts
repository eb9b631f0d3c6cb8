import { describe, expect, it } from '@jest/globals'
import { withoutProtocol } from './site-address.js'

describe('an address', () => {
  it('when it is shown, then without protocol and last slash', () => {
    expect(withoutProtocol('http://ann.localhost:8080/')).toBe('ann.localhost:8080')
  })
})
