import { describe, expect, it } from '@jest/globals'
import { boxFont } from '../../tests/ink/ink-fonts.js'
import { blankCharacters } from './blank-outlines.js'

const programOf = (hasInk: (char: string) => boolean): Uint8Array => {
  const stream = Buffer.from(boxFont(hasInk)[32]!)
  const start = stream.indexOf('stream\n') + 'stream\n'.length
  return new Uint8Array(stream.subarray(start, stream.length - '\nendstream'.length))
}

describe('the blank characters of a font', () => {
  it('when some outlines are empty, then those are found', () => {
    const blank = blankCharacters(programOf((char) => char !== 'b'))
    expect([...blank].map((code) => String.fromCodePoint(code))).toEqual([' ', 'b'])
  })

  it('when a program is cut anywhere, then none is found or some, and nothing is thrown', () => {
    const program = programOf(() => true)
    for (let length = 0; length < program.length; length += 97)
      expect(blankCharacters(program.slice(0, length))).toBeInstanceOf(Set)
  })
})
