import { describe, expect, it } from '@jest/globals'
import { unreadableText } from './picture-kind.js'

const explanationOf = (text: string) => unreadableText(Buffer.from(text))

describe('what is said of a file that is no photo', () => {
  it('when an SVG begins with a declaration and comments, then it is called one', () => {
    const before = '<?xml version="1.0"?>\n<!-- a --> <!-- <svg> -->\n<!DOCTYPE svg>\n'
    expect(explanationOf(`${before}<svg xmlns="http://www.w3.org/2000/svg">`)).toMatch(/^An SVG is a drawing/)
    expect(explanationOf(`${before}<p>svg</p>`)).toBeUndefined()
  })

  it('when comment follows comment and no drawing comes, then the answer is there at once', () => {
    const startedAt = performance.now()
    expect(explanationOf('<!---->'.repeat(27))).toBeUndefined()
    expect(performance.now() - startedAt).toBeLessThan(1_000)
  })
})
