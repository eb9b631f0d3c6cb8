// Lets a plain Node process run the sources: `node --conditions=source --import ./tools/from-source.mjs entry.ts`.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { register } from 'node:module'
import { fileURLToPath } from 'node:url'
import { isMainThread } from 'node:worker_threads'
import { transform } from '@swc/core'

if (isMainThread) register(import.meta.url)

export const resolve = async (specifier, context, next) => {
  const fromSource =
    context.parentURL?.endsWith('.ts') && specifier.startsWith('.') && specifier.endsWith('.js')
  if (!fromSource) return next(specifier, context)
  const url = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL)
  return existsSync(fileURLToPath(url)) ? next(url.href, context) : next(specifier, context)
}

export const load = async (url, context, next) => {
  if (!url.endsWith('.ts')) return next(url, context)
  const source = await readFile(fileURLToPath(url), 'utf8')
  const { code } = await transform(source, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2023' },
    module: { type: 'es6' },
  })
  return { format: 'module', source: code, shortCircuit: true }
}
