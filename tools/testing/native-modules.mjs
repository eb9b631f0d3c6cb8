import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/** What belongs to the tests is loaded again for each file, as it may register hooks; the product once per process. */
const ofTests = /\/tests\/|\.(?:test|contract)\.tsx?$/
const isSource = /\.tsx?$/
const globals = 'jest-globals:'
/** An address for each picture of the app, as the bundler gives it. */
const picture = new URL('../../web/tests/picture.mjs', import.meta.url).href

let transformer
const sourceMaps = new Map()
let file = 0

/** The transformer of the file that runs now; returns the mark by which its modules differ from those of the files before. */
export function startFile(itsTransformer) {
  transformer = itsTransformer
  file += 1
  return `?file=${file}`
}

/** By the names that stack traces show. */
export const sourceMapsOfModules = () => sourceMaps

const fileOf = (url) => new URL(url).searchParams.get('file')

registerHooks({
  resolve(specifier, context, next) {
    const parent = context.parentURL
    if (specifier === '@jest/globals' && parent) {
      const itsFile = parent.startsWith('file:') ? fileOf(parent) : null
      if (itsFile) return { url: `${globals}${itsFile}`, format: 'module', shortCircuit: true }
      if (parent.endsWith('.ts'))
        throw new Error(
          `${parent} imports @jest/globals, but is loaded once for all tests: move it to a folder "tests"`,
        )
    }
    const resolved = next(fromSource(specifier, parent), {
      ...context,
      conditions: ['source', ...context.conditions],
    })
    const itsFile = parent?.startsWith('file:') ? fileOf(parent) : null
    const fresh = itsFile && resolved.url.startsWith('file:') && isOfTests(resolved.url)
    return fresh ? { ...resolved, url: `${resolved.url}?file=${itsFile}` } : resolved
  },
  load(url, context, next) {
    if (url.startsWith(globals)) return { format: 'module', source: globalsAsModule, shortCircuit: true }
    if (!url.startsWith('file:') || !isSource.test(new URL(url).pathname)) return next(url, context)
    const path = fileURLToPath(url)
    const { code, sourceMapPath } = transformer.transform(path, asNativeModule)
    if (sourceMapPath) sourceMaps.set(url, sourceMapPath).set(path, sourceMapPath)
    return { format: 'module', source: withoutMark(url) + code, shortCircuit: true }
  },
})

const asNativeModule = {
  collectCoverage: false,
  collectCoverageFrom: [],
  coverageProvider: 'v8',
  supportsDynamicImport: true,
  supportsExportNamespaceFrom: true,
  supportsStaticESM: true,
  supportsTopLevelAwait: true,
}

/** A module sees its address as it is on disk: from it, it names processes and threads that it starts. */
function withoutMark(url) {
  const { href, search } = new URL(url)
  return search ? `import.meta.url = ${JSON.stringify(href.slice(0, -search.length))};` : ''
}

const isOfTests = (url) => !url.includes('/node_modules/') && ofTests.test(url)

function fromSource(specifier, parent) {
  if (specifier.endsWith('.webp')) return picture
  if (!parent || !specifier.startsWith('.') || !specifier.endsWith('.js')) return specifier
  for (const extension of ['.ts', '.tsx']) {
    const url = new URL(specifier.replace(/\.js$/, extension), parent)
    if (existsSync(fileURLToPath(url))) return url.href
  }
  return specifier
}

const names =
  'describe, it, test, expect, jest, beforeAll, beforeEach, afterAll, afterEach, fdescribe, fit, xdescribe, xit, xtest'
const globalsAsModule = `export const { ${names} } = globalThis`
