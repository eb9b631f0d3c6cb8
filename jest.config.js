/** Jest projects, one per suffix: `*.test.ts` unit and service, `*.int.test.ts` real engines, `*.e2e.test.ts` journeys, `*.long.test.ts` what takes minutes. */
const base = {
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.+)\\.js$': '$1', '\\.webp$': '<rootDir>/web/tests/picture.mjs' },
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2023',
          transform: { react: { runtime: 'automatic' } },
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
  setupFilesAfterEnv: ['<rootDir>/tools/testing/declared-problems.mjs'],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.runtime/'],
}

/** Node itself loads the modules, once per process: a third to a half less work than once per file. */
const native = {
  ...base,
  testEnvironment: '<rootDir>/tools/testing/native-environment.mjs',
  runtime: '<rootDir>/tools/testing/native-runtime.mjs',
}

const unit = {
  displayName: 'test',
  testPathIgnorePatterns: [
    '/node_modules/',
    '\\.int\\.test\\.ts$',
    '\\.e2e\\.test\\.ts$',
    '\\.long\\.test\\.ts$',
  ],
}

/** Unit tests whose modules are loaded again for each file, with the reason. So are those of components (`.tsx`). */
const ownDocument = 'has a document of its own'
const startsTelemetry = 'starts telemetry, which stays on for a process'
const loadedAgain = {
  'packages/kit/src/base/telemetry/exported-logs.test.ts': startsTelemetry,
  'web/src/features/studio/studio-store.test.ts': ownDocument,
  'web/src/features/studio/write-in-place.test.ts': ownDocument,
}
const reloading = Object.keys(loadedAgain).map((path) => `<rootDir>/${path}`)
const withDocument = reloading.filter((path) => path.startsWith('<rootDir>/web/'))

/** @type {import('jest').Config} */
export default {
  /** For a test that hangs: on a slow machine many processes start at once. Not heard in a project. */
  testTimeout: 60_000,
  /** What a file of tests loads as ES modules is never given back; the process that ran it is ended past this. */
  workerIdleMemoryLimit: '1.5GB',
  testSequencer: '<rootDir>/tools/testing/seeded-sequencer.mjs',
  projects: [
    {
      ...native,
      ...unit,
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: [...unit.testPathIgnorePatterns, ...reloading],
    },
    {
      ...base,
      ...unit,
      testMatch: ['**/*.test.tsx', ...withDocument],
      setupFilesAfterEnv: [...base.setupFilesAfterEnv, '<rootDir>/web/tests/waiting.mjs'],
    },
    { ...base, ...unit, testMatch: reloading.filter((path) => !withDocument.includes(path)) },
    {
      ...base,
      displayName: 'int',
      testMatch: ['**/*.int.test.ts'],
      globalSetup: './tools/engines/tests/int-setup.mjs',
      globalTeardown: './tools/engines/tests/int-teardown.mjs',
    },
    {
      ...base,
      displayName: 'e2e',
      testMatch: ['**/*.e2e.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/tests/(?:compose|chaos|chart)/'],
    },
    { ...base, displayName: 'chaos', testMatch: ['**/tests/chaos/*.e2e.test.ts'] },
    { ...base, displayName: 'long', testMatch: ['**/*.long.test.ts'] },
    { ...base, displayName: 'compose', testMatch: ['**/tests/compose/*.e2e.test.ts'] },
    { ...base, displayName: 'chart', testMatch: ['**/tests/chart/*.e2e.test.ts'] },
  ],
}
