import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'

const root = fileURLToPath(new URL('../..', import.meta.url))
const guide = readFileSync(`${root}STYLE_GUIDE.md`, 'utf8')
/** Every example, with the file that is named in the line above it. */
const examples = [...guide.matchAll(/(?:From `([^`]+)`:\n\n)?```\w+\n([^]*?)\n```/g)].map(
  ([, path, code = '']) => ({ path, code }),
)

test('when the style guide shows an example, then it is copied from the file that it names', () => {
  expect(examples.length).toBeGreaterThan(0)
  for (const { path, code } of examples) {
    expect(path).toBeDefined()
    expect(readFileSync(`${root}${path}`, 'utf8')).toContain(code)
  }
})
