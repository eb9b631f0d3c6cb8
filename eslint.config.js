import eslint from '@eslint/js'
import prettier from 'eslint-config-prettier'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { noUnobservedPromise } from './tools/lint/no-unobserved-promise.js'
import { noRetiredWord } from './tools/lint/retired-words.js'

const tests = [
  '**/*.test.{ts,tsx}',
  '**/*.contract.ts',
  '**/tests/**/*.{ts,tsx,mjs}',
  'packages/testing/**/*.{ts,mjs}',
  'tools/engines/**/*.{ts,mjs}',
  'tools/testing/**/*.ts',
]
/** What runs for everybody: a defect of one request must not end it. */
const processes = [
  'services/*/src/**/*.ts',
  'packages/kit/src/**/*.ts',
  'gateway/src/**/*.ts',
  'deploy/*/src/**/*.ts',
]
const domain = ['services/*/src/domain/**/*.ts']
const configuration = [
  '**/config.ts',
  '**/config/*.ts',
  '**/*.config.{js,ts}',
  'tools/*.mjs',
  'tools/release/*.mjs',
]

/** The retired words are data here. */
const retiredWordsAsData = ['tools/lint/**', 'eslint.config.js']

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
  message: 'Named exports only.',
}
const noEnvironment = {
  selector: 'ImportDeclaration[source.value=/^(node:)?process$/]',
  message: 'The environment is read in config.ts alone.',
}
const noClock = {
  selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
  message: 'The domain has no clock: time is a parameter.',
}

/** Names that the field has another word for: STYLE_GUIDE.md, "The field's words". */
const retiredNames = [
  'tellOwner',
  'walkIfWanted',
  'seePage',
  'pointBack',
  'holdSite',
  'HeldSite',
  'letGo',
  'Fenced',
  'keepTrying',
  'bury',
  'Burial',
  'createBed',
  'sleepSoundly',
  'admitInTurn',
  'Turns',
  'BodyRoom',
  'whenAway',
  'sparingly',
  'within',
  'unlessAbsent',
  'unlessStale',
  'peers',
  'Purse',
  'emptyPurse',
  'openCase',
  'Holdings',
  'HeldThing',
  'holdingRoutes',
  'takeFurniture',
  'takeFoot',
  'withTonguesApart',
  'givers',
  'gathered',
  'untold',
  'toldBy',
]
const noRetiredName = {
  selector: `Identifier[name=/^(${retiredNames.join('|')})$/]`,
  message: "The field has another word for this: STYLE_GUIDE.md, The field's words.",
}

const noSpreadOfLiteral = {
  selector:
    'ObjectExpression > SpreadElement > ObjectExpression, ArrayExpression > SpreadElement > ArrayExpression',
  message: 'Write the properties or elements themselves.',
}
/** What no file of ours has, configuration included. */
const restrictedSyntax = [noDefaultExport, noRetiredName, noSpreadOfLiteral]

const noEnvironmentProperty = {
  object: 'process',
  property: 'env',
  message: 'The environment is read in config.ts alone.',
}

export default defineConfig(
  globalIgnores([
    '**/dist/**',
    '**/.data/**',
    '**/.make/**',
    '.runtime/**',
    '**/coverage/**',
    'tests/output/**',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    plugins: { thumbfolio: { rules: { 'no-unobserved-promise': noUnobservedPromise } } },
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.check.json', './web/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      'thumbfolio/no-unobserved-promise': 'error',
      // A port is asynchronous even where one of its adapters is not.
      '@typescript-eslint/require-await': 'off',
      // Interfaces declare their methods as methods; ours never use `this`.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: Object.fromEntries(
        [...Object.getOwnPropertyNames(globalThis), 'module'].map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    rules: {
      eqeqeq: 'error',
      'max-lines': ['error', { max: 300 }],
      'no-console': 'error',
      'no-restricted-properties': ['error', noEnvironmentProperty],
      'no-restricted-syntax': ['error', ...restrictedSyntax, noEnvironment],
    },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    ignores: retiredWordsAsData,
    plugins: { words: { rules: { 'no-retired-word': noRetiredWord } } },
    rules: { 'words/no-retired-word': 'error' },
  },
  {
    files: processes,
    rules: {
      // `void` too: a rejection that nobody handles ends the process.
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: false }],
    },
  },
  {
    files: domain,
    rules: {
      'no-restricted-globals': ['error', 'fetch', 'setTimeout', 'setInterval', 'performance'],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'The domain has no clock: time is a parameter.' },
        { object: 'Math', property: 'random', message: 'The domain is deterministic.' },
        noEnvironmentProperty,
      ],
      'no-restricted-syntax': ['error', ...restrictedSyntax, noEnvironment, noClock],
    },
  },
  {
    files: configuration,
    rules: {
      'no-restricted-properties': 'off',
      'no-restricted-syntax': ['error', ...restrictedSyntax],
    },
  },
  { files: ['**/*.config.{js,ts}', '**/*.cjs'], rules: { 'no-restricted-syntax': 'off' } },
  // Jest asks for default exports; the environment is restored after each file of tests.
  {
    files: ['tools/testing/native-*.mjs', 'tools/testing/seeded-sequencer.mjs'],
    rules: { 'no-restricted-syntax': 'off', 'no-restricted-properties': 'off' },
  },
  { files: ['**/*.mjs'], rules: { 'no-console': 'off' } },
  { files: ['web/src/**'], rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] } },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'max-lines-per-function': ['error', { max: 80 }] },
  },
  {
    files: tests,
    rules: { 'no-console': 'off', 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
  },
  {
    files: tests,
    ignores: ['**/*.mjs'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // A test that rejects early is reported by its runner.
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: true }],
      'thumbfolio/no-unobserved-promise': 'off',
    },
  },
  // For the pre-commit hook: the rules that need types read the whole project.
  process.env.LINT_WITHOUT_TYPES
    ? [tseslint.configs.disableTypeChecked, { linterOptions: { reportUnusedDisableDirectives: 'off' } }]
    : [],
  prettier,
)
