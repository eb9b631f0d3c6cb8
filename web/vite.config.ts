import { minify } from '@swc/core'
import tailwindcss from '@tailwindcss/vite'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const server = process.env['THUMBFOLIO_URL'] ?? 'http://localhost:8080'

/** Everything of the server, and published sites, which have hosts of their own. The rest is the app. */
const isProxied = (url = '', host = '') =>
  /^\/(api|dev)(\/|$)/.test(url) || /^[^:]+\.localhost(:|$)/.test(host)

/** Character maps and standard fonts: pdf.js fetches the few that a PDF did not embed. */
function pdfData(): Plugin {
  const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  return {
    name: 'pdf-data',
    apply: 'build',
    async generateBundle() {
      const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
        version: string
      }
      for (const folder of ['cmaps', 'standard_fonts'])
        for (const file of await readdir(join(root, folder)))
          this.emitFile({
            type: 'asset',
            fileName: `assets/pdf-${version}/${folder}/${file}`,
            source: await readFile(join(root, folder, file)),
          })
    },
  }
}

/** Three percent smaller than what Vite's own minifier leaves. What is inlined in many places compresses worse. */
function smallest(): Plugin {
  const compress = { passes: 3, inline: 0, reduce_vars: false, reduce_funcs: false } as const
  return {
    name: 'smallest',
    enforce: 'post',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          chunk.code = (await minify(chunk.code, { module: true, ecma: 2022, mangle: true, compress })).code
    },
  }
}

interface UnusedCode {
  readonly file: RegExp
  readonly code: RegExp
  /** `$&` is what was found. */
  readonly instead: string
}

/** Code of libraries that the app never runs, and that a bundler has to keep without this. */
const unusedCode: readonly UnusedCode[] = [
  // Each schema refers to the writer of its JSON Schema: a quarter of zod. The app only parses.
  { file: /zod\/v4\/classic\/schemas\.js$/, code: /^ *inst\._zod\.processJSONSchema = .*$/gm, instead: '' },
  {
    file: /zod\/v4\/classic\/schemas\.js$/,
    code: /create(?:Standard|To)JSONSchemaMethod(?=\()/g,
    instead: '(() => undefined)',
  },
  // Values that refer to themselves: JSON has none.
  { file: /zod\/v4\/classic\/schemas\.js$/, code: /core\.config\(\{ memoizer: .*\}\)/, instead: 'undefined' },
  // Components that are not imported, with everything that sends their forms.
  {
    file: /react-router\/dist\/production\/.*\.mjs$/,
    code: /(?<= = )React\d*\.forwardRef\(/g,
    instead: '/* @__PURE__ */ $&',
  },
  { file: /react-router\/dist\/production\/.*\.mjs$/, code: /^\w+\.displayName = .*$/gm, instead: '' },
]

/** Removes `unusedCode` before the bundler looks at a file, and fails where a row finds nothing any more. */
function withoutUnusedCode(): Plugin {
  const found = new Set<UnusedCode>()
  return {
    name: 'without-unused-code',
    apply: 'build',
    transform(source, id) {
      const rows = unusedCode.filter(({ file, code }) => file.test(id) && source.search(code) >= 0)
      rows.forEach((row) => found.add(row))
      return rows.length > 0
        ? { code: rows.reduce((left, { code, instead }) => left.replace(code, instead), source), map: null }
        : undefined
    },
    buildEnd(error) {
      const missed = unusedCode.find((row) => !found.has(row))
      if (!error && missed) this.error(`${missed.file.source} has no ${missed.code.source}: remove the row`)
    },
  }
}

const router = createRequire(import.meta.url).resolve('react-router/package.json')

/** React Router's entry for bundlers is its development build, whatever the mode: larger, and it warns in the console. */
const productionRouter = [
  { find: /^react-router$/, replacement: join(dirname(router), 'dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(dirname(router), 'dist/production/dom-export.mjs') },
]

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), withoutUnusedCode(), pdfData(), smallest()],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    alias: command === 'build' ? productionRouter : [],
  },
  esbuild: { jsx: 'automatic' },
  build: {
    target: 'es2022',
    // Nothing inline: the policy of the app lets only files of our own through.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    rollupOptions: {
      treeshake: { preset: 'smallest' },
      // Notes of libraries to other bundlers: 'use client', and marks of purity in places Rollup does not read.
      onwarn: (warning, warn) =>
        warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warning.code !== 'INVALID_ANNOTATION' && warn(warning),
    },
  },
  server: {
    proxy: {
      '^/': {
        target: server,
        bypass: ({ url, headers }) => (isProxied(url, headers.host) ? undefined : url),
      },
    },
  },
}))
