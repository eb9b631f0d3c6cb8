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

/** Node itself loads the modules, once per process: a third to a half less work than anew for each file. */
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

/** Whose tests are known to pass as native modules; the others load theirs anew. */
const loadedOnce = [
  '<rootDir>/packages/contracts/',
  '<rootDir>/services/payment/',
  '<rootDir>/tools/testing/',
]

/** @type {import('jest').Config} */
export default {
  /** For a test that hangs: on a slow machine many processes start at once. Not heard in a project. */
  testTimeout: 60_000,
  /** What a file of tests loads as ES modules is never given back; the process that ran it is ended past this. */
  workerIdleMemoryLimit: '1.5GB',
  projects: [
    { ...native, ...unit, testMatch: loadedOnce.map((folder) => `${folder}**/*.test.ts`) },
    {
      ...base,
      ...unit,
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      testPathIgnorePatterns: [...unit.testPathIgnorePatterns, ...loadedOnce],
    },
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
