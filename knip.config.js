/** What is used by nothing: files, exports, dependencies; and what is imported without being declared. `make lint` runs it. */
const tests = ['{src,tests}/**/*.{test,contract}.ts', 'tests/**/*.mjs']
const entry = ['src/{main,*-main}.ts', 'bin/*.mjs', ...tests]
const project = ['{src,bin,tests}/**/*.{ts,mjs}']
/** Modules that are started by their name, as threads and processes. */
const started = ['src/**/*-{child,worker,thread}.ts']

/** In what other work moves at the moment, unused exports and files are not reported. Remove an entry when its work has landed. */
const moving = ['packages/site-page/**', 'services/generator/**']

/** Scripts in `bin` take these from `dist`, which is not followed. */
const builtFor = ['entries/head-layout', 'fields/career', 'result/confidence', 'stages/read-resume'].map(
  (module) => `packages/resume-reader/src/${module}.ts`,
)

export default {
  treatConfigHintsAsErrors: false,
  workspaces: {
    '.': {
      entry: ['tools/{,release/,testing/}*.mjs', '.ci/*.mjs', 'deploy/docker/*.mjs'],
      project: ['*.{js,cjs}', '{.ci,deploy/docker}/*.mjs', 'tools/{,lint/,release/,testing/}*.{js,mjs}'],
      // Fonts are read as files, by the tools that cut them; lint-staged runs in a Git hook; jsdom is named in web/tests.
      // The parts of Jest that tools/testing takes are those that Jest itself resolves.
      ignoreDependencies: [
        ...['@fontsource-variable/*', 'lint-staged', 'jest-environment-jsdom'],
        ...['@jest/*', 'jest-mock'],
      ],
    },
    'packages/*': { entry, project },
    'packages/kit': {
      entry: [
        ...entry,
        'src/run/{backup,redrive,restore,skip-events}.ts',
        'src/platform/kept-stores/try-stores.ts',
      ],
      project,
    },
    'services/*': { entry, project },
    'services/auth': {
      entry: [...entry, ...started, 'src/commands/reconcile-*.ts'],
      project,
      // Its list of passwords is read as a file.
      ignoreDependencies: ['@zxcvbn-ts/language-common'],
    },
    'services/generator': {
      entry: [...entry, ...started, 'src/launches/commands/reconcile-*.ts', 'tests/refused-publish.ts'],
      project,
    },
    'services/resume': { entry: [...entry, ...started], project },
    'packages/resume-reader': {
      entry: [...entry, ...started, 'tests/fuzz/fuzz.ts', 'tests/readers/reader-parent.ts'],
      project,
      // Comes with pdfjs-dist, and is taken from there.
      ignoreDependencies: ['@napi-rs/canvas'],
    },
    'packages/site-page': { entry: [...entry, 'src/themes/*/theme.ts'], project },
    gateway: { entry, project },
    'deploy/*': { entry, project },
    'tools/engines': { entry, project },
    tests: {
      entry: ['**/*.{test,contract}.ts', '**/*.mjs'],
      project: ['**/*.{ts,mjs}'],
      // Read as a file, into the browser.
      ignoreDependencies: ['axe-core'],
    },
    web: {
      entry: ['src/main.tsx', 'src/**/*.test.{ts,tsx}'],
      project: ['src/**/*.{ts,tsx}'],
      // Imported by styles.css.
      ignoreDependencies: ['@fontsource-variable/*', 'daisyui', 'tailwindcss'],
    },
  },
  // jest's own note at the top of a file, from the root of the house.
  ignoreUnresolved: ['./web/tests/page-environment.mjs'],
  ignoreBinaries: ['caddy', 'java', 'make', 'pdfinfo', 'pdftotext', 'prlimit', 'soffice'],
  ignoreIssues: Object.fromEntries([
    ...moving.map((path) => [path, ['exports', 'types', 'files']]),
    ...builtFor.map((path) => [path, ['exports']]),
  ]),
}
