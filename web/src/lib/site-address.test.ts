import { describe, expect, it } from '@jest/globals'
import { siteNameFrom, withoutProtocol } from './site-address.js'

describe('a site name from a name', () => {
  it.each([
    ['María José O’Neill', 'maria-jose-oneill'],
    ['Łukasz Żółć', 'lukasz-zolc'],
    ['Jürgen Weiß', 'jurgen-weiss'],
    ['  Dr. Ann-Kathrin  (Anni) Ødegård ', 'dr-ann-kathrin-anni-odegard'],
    ['王小明', ''],
    ['--', ''],
  ])('when the name is %s, then it is %s', (name, expected) => {
    expect(siteNameFrom(name)).toBe(expected)
  })

  it('when a name is long, then it is cut to a label that does not end in a hyphen', () => {
    const name = siteNameFrom(`${'a'.repeat(62)} b`)
    expect(name).toBe('a'.repeat(62))
  })

  it('when an address is shown, then without protocol and last slash', () => {
    expect(withoutProtocol('http://ann.localhost:8080/')).toBe('ann.localhost:8080')
  })
})
