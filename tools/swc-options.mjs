/** How a TypeScript source becomes a module that Node runs; types are checked by `make types` alone. */
export const swcOptions = {
  swcrc: false,
  configFile: false,
  jsc: {
    parser: { syntax: 'typescript' },
    target: 'es2023',
    transform: { verbatimModuleSyntax: true },
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
}
