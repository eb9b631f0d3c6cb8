/**
 * Checks who imports whom: `node tests/boundaries/check.mjs [root] [--json]`.
 * Fails on a violation, on folders of a `src` that import each other in a circle, and where fewer modules were read than
 * there are files: a cruiser that cannot read TypeScript reads nothing and is content.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cruise } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTypeScript from 'dependency-cruiser/config-utl/extract-ts-config'
import { folderCycles } from '../../tools/folder-cycles.mjs'

const places = ['packages', 'services', 'gateway', 'web', 'deploy', 'tools/engines', 'tests']
const leastShare = 0.9
const asJson = process.argv.includes('--json')
const root = resolve(process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? '.')

process.chdir(root)
const present = places.filter((place) => existsSync(place))
const options = await extractOptions(join(root, '.dependency-cruiser.cjs'))
const typeScript = extractTypeScript(join(root, 'tsconfig.base.json'))
const { output } = await cruise(present, options, undefined, { tsConfig: typeScript })

const files = present.flatMap(sourcesUnder)
const read = new Set(output.modules.map(({ source }) => source))
const unread = files.filter((file) => !read.has(file))
const violations = [
  ...output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  ...folderCycleViolations(output.modules),
]
const tooFew = files.length - unread.length < files.length * leastShare || files.length === 0

if (asJson) console.log(JSON.stringify({ files: files.length, unread, violations }))
else report()
process.exitCode = violations.length > 0 || tooFew ? 1 : 0

function sourcesUnder(place) {
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    const path = `${place}/${entry.name}`
    if (entry.isDirectory())
      return /^(node_modules|dist|output|coverage|\.data)$/.test(entry.name) ? [] : sourcesUnder(path)
    return entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : []
  })
}

/** The cruiser's own rule for folders counts the imports of tests, which may point upwards. */
function folderCycleViolations(modules) {
  const sourceOf = (path) => /^(.*?\/src)\/.*(?<!\.(test|contract))\.tsx?$/.exec(path)?.[1]
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved }) => sourceOf(source) !== undefined && sourceOf(source) === sourceOf(resolved))
      .map(({ resolved }) => [source, resolved]),
  )
  return folderCycles(imports).map(([from, ...others]) => ({
    rule: 'folders-have-no-cycles',
    from,
    to: others.join(' '),
  }))
}

function report() {
  for (const { rule, from, to } of violations) console.log(`${rule}: ${from} -> ${to}`)
  if (tooFew)
    console.log(`Only ${files.length - unread.length} of ${files.length} modules were read, not ${unread[0]}`)
  console.log(`${files.length - unread.length} modules, ${violations.length} violations`)
}
