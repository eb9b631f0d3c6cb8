// Lets a plain Node process run the sources: `node --conditions=source --import ./tools/from-source.mjs entry.ts`.
import { existsSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformSync } from '@swc/core'
import { swcOptions } from './swc-options.mjs'

registerHooks({
  resolve(specifier, context, next) {
    const fromSource =
      context.parentURL?.endsWith('.ts') && specifier.startsWith('.') && specifier.endsWith('.js')
    if (!fromSource) return next(specifier, context)
    const url = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL)
    return existsSync(fileURLToPath(url)) ? next(url.href, context) : next(specifier, context)
  },
  load(url, context, next) {
    if (!url.endsWith('.ts')) return next(url, context)
    const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), swcOptions)
    return { format: 'module', source: code, shortCircuit: true }
  },
})
