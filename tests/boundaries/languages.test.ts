import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { languages, type Language } from '@thumbfolio/contracts/languages'
import ts from 'typescript'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Patterns that mix languages and are not in the languages' files yet, by file: how many. A number that falls is lowered
 * here; a new pattern with words of a language belongs into the files of its languages.
 */
const notYet: Readonly<Record<string, number>> = {
  'packages/resume-reader/src/entries/head-features.ts': 1,
  'packages/resume-reader/src/entries/head-parts.ts': 1,
  'packages/resume-reader/src/entries/issuers.ts': 1,
  'packages/resume-reader/src/entries/pieces.ts': 5,
  'packages/resume-reader/src/fields/degrees.ts': 1,
  'packages/resume-reader/src/fields/grades.ts': 1,
  'packages/resume-reader/src/fields/listings.ts': 2,
  'packages/resume-reader/src/fields/name-doubt.ts': 1,
  'packages/resume-reader/src/fields/person-name.ts': 1,
  'packages/resume-reader/src/fields/profiles.ts': 1,
  'packages/resume-reader/src/fields/publications.ts': 1,
  'packages/resume-reader/src/files/json-resume.ts': 1,
  'packages/resume-reader/src/items/line-ends.ts': 1,
  'packages/resume-reader/src/layout/headers-and-footers.ts': 1,
  'packages/resume-reader/src/recognizers/address.ts': 1,
  'packages/resume-reader/src/recognizers/dates.ts': 1,
  'packages/resume-reader/src/recognizers/language-names.ts': 1,
  'packages/resume-reader/src/recognizers/likeness.ts': 1,
  'packages/resume-reader/src/recognizers/personal-facts.ts': 2,
  'packages/resume-reader/src/recognizers/places.ts': 1,
  'packages/resume-reader/src/recognizers/spaced-places.ts': 1,
  'packages/resume-reader/src/recognizers/titles.ts': 1,
  'packages/resume-reader/src/recognizers/units.ts': 1,
  'packages/resume-reader/src/result/leftovers.ts': 1,
  'packages/resume-reader/src/result/odd-values.ts': 2,
  'packages/resume-reader/src/sections/closing.ts': 1,
  'packages/resume-reader/src/sections/sections.ts': 1,
}

const leastLetters = 4

/** The words of every language but English, without those that English has too. */
function foreignWords(): ReadonlySet<string> {
  const english = new Set(wordsIn(languages.en))
  return new Set(
    Object.entries<Language>(languages)
      .filter(([code]) => code !== 'en')
      .flatMap(([, language]) => wordsIn(language))
      .filter((word) => word.length >= leastLetters && !english.has(word)),
  )
}

/** The single words of lists and patterns; texts of pages are sentences. */
function wordsIn(value: unknown): string[] {
  if (value instanceof RegExp) return tokens(value.source)
  if (typeof value === 'string') return value.includes(' ') ? [] : [value.toLowerCase()]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(wordsIn)
}

const tokens = (source: string): string[] =>
  source
    .toLowerCase()
    .replace(/\\p\{\w+(?:=\w+)?\}|\\./g, ' ')
    .match(/\p{L}{4,}/gu) ?? []

/** The regular expressions of a file, and the texts that become one. */
function patternsOf(source: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text)
    else if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp')
      found.push(node.arguments?.[0]?.getText() ?? '')
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true))
  return found
}

const foreign = foreignWords()
const mixedPatterns = (source: string) =>
  patternsOf(source).filter((pattern) => tokens(pattern).some((word) => foreign.has(word)))

test('when a pattern has words of a language, then it is in the file of that language', async () => {
  const counts: Record<string, number> = {}
  for await (const path of glob('packages/{resume-reader,site-page,contracts}/src/**/*.ts', { cwd: root })) {
    if (path.includes('/languages/') || path.endsWith('.test.ts')) continue
    const { length } = mixedPatterns(await readFile(`${root}/${path}`, 'utf8'))
    if (length > 0) counts[path] = length
  }
  expect(counts).toEqual(notYet)
})

test('when a pattern names a German label, then it is found', () => {
  expect(mixedPatterns('const label = /^(?:place|wohnort)/u')).toHaveLength(1)
  expect(mixedPatterns('const label = new RegExp(`^(?:place|wohnort)`)')).toHaveLength(1)
  expect(mixedPatterns('const label = /^(?:place|address)/u')).toHaveLength(0)
})
