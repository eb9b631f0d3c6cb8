/** A small product in the layout of the house, every edge of it allowed. Keys are paths, values sources. */
export const soundHouse: Readonly<Record<string, string>> = {
  'packages/contracts/src/index.ts': `import { z } from 'zod'\nexport const Name = z.string()`,
  'packages/kit/src/base.ts': `export * from './base/log.js'`,
  'packages/kit/src/run.ts': `export * from './run/run.js'`,
  'packages/kit/src/base/log.ts': `import { Name } from '@thumbfolio/contracts'\nexport const log = Name`,
  'packages/kit/src/base/log.test.ts': `import { run } from '../run/run.js'\nrun(1)`,
  'packages/kit/src/http/router.ts': `import { log } from '../base/log.js'\nexport const router = log`,
  'packages/kit/src/blobs/blobs.ts': `import { store } from '../store/store.js'\nexport const blobs = store`,
  'packages/kit/src/store/store.ts': `import { log } from '../base/log.js'\nexport const store = log`,
  'packages/kit/src/bus/bus.ts': `import { store } from '../store/store.js'\nexport const bus = store`,
  'packages/kit/src/platform/platform.ts': `import { bus } from '../bus/bus.js'\nexport const platform = bus`,
  'packages/kit/src/run/serve.ts': `import { router } from '../http/router.js'\nexport const serve = router`,
  'packages/kit/src/run/run.ts': `import { createServer } from 'node:http'\nimport { platform } from '../platform/platform.js'\nimport { serve } from './serve.js'\nexport const run = [createServer, platform, serve]`,
  'packages/kit/src/platform/config/config.ts': `export const config = 1`,
  'packages/kit/src/run/run.test.ts': `import { engine } from '@thumbfolio/engines'\nimport { fake } from '@thumbfolio/testing'\nimport { run } from './run.js'\nrun(fake, engine)`,
  'packages/resume-reader/src/index.ts': `export { line } from './layout/line.js'`,
  'packages/resume-reader/src/words/section-titles.ts': `export const titles = 1`,
  'packages/resume-reader/src/process/child.ts': `export const child = 1`,
  'packages/resume-reader/src/layout/line.ts': `import { Name } from '@thumbfolio/contracts'\nexport const line = Name`,
  'packages/site-page/src/arrange/arrange.ts': `export const arrange = 1`,
  'packages/site-page/src/index.ts': `import { Name } from '@thumbfolio/contracts'\nexport const page = Name`,
  'packages/testing/src/index.ts': `import { Name } from '@thumbfolio/contracts'\nexport const fake = Name`,
  'tools/engines/src/index.ts': `import { fake } from '@thumbfolio/testing'\nexport const engine = fake`,
  'services/auth/src/index.ts': `export * from './service.js'\nexport * from './config.js'`,
  'services/auth/src/main.ts': `import { run } from '@thumbfolio/kit/run'\nimport { auth } from './service.js'\nrun(auth)`,
  'services/auth/src/config.ts': `import { z } from 'zod'\nexport const config = z.object({})`,
  'services/auth/src/service.ts': `import { files } from './adapters/files.lmdb.js'\nimport { router } from './http/router.js'\nexport const auth = [files, router]`,
  'services/auth/src/ports.ts': `import type { Account } from './domain/account.js'\nexport type Accounts = Account[]`,
  'services/auth/src/domain/account.ts': `import { createHash } from 'node:crypto'\nimport { Name } from '@thumbfolio/contracts'\nimport type { z } from 'zod'\nexport type Account = z.infer<typeof Name>\nexport const hash = createHash`,
  'services/auth/src/commands/register.ts': `import { log } from '@thumbfolio/kit/base'\nimport type { Accounts } from '../ports.js'\nimport { hash } from '../domain/account.js'\nexport const register = (accounts: Accounts) => [accounts, log, hash]`,
  'services/auth/src/http/router.ts': `import express from 'express'\nimport { register } from '../commands/register.js'\nexport const router = [express, register]`,
  'services/auth/src/events/on-deleted.ts': `import { register } from '../commands/register.js'\nexport const onDeleted = register`,
  'services/auth/src/adapters/files.lmdb.ts': `import { readFile } from 'node:fs/promises'\nimport { open } from 'lmdb'\nimport type { Accounts } from '../ports.js'\nexport const files = (accounts: Accounts) => [accounts, readFile, open]`,
  'services/auth/tests/files.contract.ts': `import { fake } from '@thumbfolio/testing'\nexport const suite = fake`,
  'services/auth/tests/files.test.ts': `import { files } from '../src/adapters/files.lmdb.js'\nimport { suite } from './files.contract.js'\nsuite(files)`,
  'services/generator/src/hosting/index.ts': `export const host = 1`,
  'services/generator/src/hosting/bundle.ts': `export const bundle = 1`,
  'services/generator/src/launches/launch.ts': `import { host } from '../hosting/index.js'\nexport const launch = host`,
  'services/resume/src/index.ts': `export const resume = 1`,
  'gateway/src/index.ts': `import { log } from '@thumbfolio/kit/base'\nexport const gateway = log`,
  'deploy/embedded/src/index.ts': `import { auth } from '@thumbfolio/auth'\nimport { gateway } from '@thumbfolio/gateway'\nexport const all = [auth, gateway]`,
  'web/src/app.tsx': `import { loginPage } from './features/login/login-page.js'\nexport const app = loginPage`,
  'web/src/features/login/login-page.tsx': `import { Name } from '@thumbfolio/contracts'\nimport { button } from '../../ui/button.js'\nexport const loginPage = [Name, button]`,
  'web/src/features/launch/launch-page.tsx': `export const launchPage = 1`,
  'web/src/ui/button.tsx': `import { join } from '../lib/join.js'\nexport const button = join`,
  'web/src/lib/join.ts': `export const join = 1`,
  'tests/e2e/journey.test.ts': `import { all } from '@thumbfolio/embedded'\nimport { fake } from '@thumbfolio/testing'\nfake(all)`,
}

interface PlantedViolation {
  rule: string
  file: string
  source: string
  /** Where the rule sees it; by default in the file. */
  reported?: string
}

/** One violation for each layer: `source` imports the last layer. */
const layerViolations = (workspace: string, layers: readonly string[], source: string): PlantedViolation[] =>
  layers.map((layer) => ({
    rule: `${workspace}-layers-${layer}`,
    file: `packages/${workspace}/src/${layer}/planted-layer.ts`,
    source,
  }))

/** For each rule a file that breaks this rule and no other. */
export const planted: readonly PlantedViolation[] = [
  {
    rule: 'contracts-is-the-bottom',
    file: 'packages/contracts/src/planted.ts',
    source: `import { readFileSync } from 'node:fs'\nexport const planted = readFileSync`,
  },
  {
    rule: 'kit-and-testing-know-only-contracts',
    file: 'packages/kit/src/planted.ts',
    source: `export { resume } from '@thumbfolio/resume'`,
  },
  {
    rule: 'kit-layers-threads',
    file: 'packages/kit/src/threads/planted.ts',
    source: `export { config } from '../platform/config/config.js'`,
  },
  {
    rule: 'kit-layers-base',
    file: 'packages/kit/src/base/planted.ts',
    source: `export { config } from '../platform/config/config.js'`,
  },
  {
    rule: 'kit-layers-http',
    file: 'packages/kit/src/http/planted.ts',
    source: `export { config } from '../platform/config/config.js'`,
  },
  {
    rule: 'kit-layers-store-blobs',
    file: 'packages/kit/src/store/planted.ts',
    source: `export { config } from '../platform/config/config.js'`,
  },
  {
    rule: 'kit-layers-bus',
    file: 'packages/kit/src/bus/planted.ts',
    source: `export { config } from '../platform/config/config.js'`,
  },
  {
    rule: 'reader-knows-no-service',
    file: 'packages/resume-reader/src/planted.ts',
    source: `export { resume } from '@thumbfolio/resume'`,
  },
  ...layerViolations(
    'resume-reader',
    [
      'words',
      'refusals',
      'text',
      'characters',
      'layout',
      'recognizers',
      'items',
      'sections',
      'entries',
      'fields',
      'result',
      'stages',
      'files',
      'portrait',
    ],
    `export { child } from '../process/child.js'`,
  ),
  ...layerViolations(
    'site-page',
    ['page', 'parts', 'themes', 'css', 'card', 'render', 'guard'],
    `export { arrange } from '../arrange/arrange.js'`,
  ),
  {
    rule: 'layout-knows-no-titles',
    file: 'packages/resume-reader/src/layout/planted-titles.ts',
    source: `export { titles } from '../words/section-titles.js'`,
  },
  {
    rule: 'reading-is-pure',
    file: 'packages/resume-reader/src/layout/planted.ts',
    source: `import { readFileSync } from 'node:fs'\nexport const planted = readFileSync`,
  },
  {
    rule: 'site-page-is-pure',
    file: 'packages/site-page/src/planted.ts',
    source: `import { readFileSync } from 'node:fs'\nexport const planted = readFileSync`,
  },
  {
    rule: 'engines-know-only-testing',
    file: 'tools/engines/src/planted.ts',
    source: `export { resume } from '@thumbfolio/resume'`,
  },
  {
    rule: 'services-are-islands',
    file: 'services/auth/src/http/planted.ts',
    source: `export { resume } from '@thumbfolio/resume'`,
  },
  {
    rule: 'hosting-and-models-know-themselves',
    file: 'services/generator/src/hosting/planted.ts',
    source: `export { launch } from '../launches/launch.js'`,
  },
  {
    rule: 'launches-enters-by-the-front',
    file: 'services/generator/src/launches/planted.ts',
    source: `export { bundle } from '../hosting/bundle.js'`,
  },
  {
    rule: 'gateway-looks-down',
    file: 'gateway/src/planted.ts',
    source: `export { resume } from '@thumbfolio/resume'`,
  },
  {
    rule: 'web-knows-only-contracts',
    file: 'web/src/planted.ts',
    source: `export { log } from '@thumbfolio/kit/base'`,
  },
  {
    rule: 'only-front-doors-are-imported',
    file: 'gateway/src/planted-side-door.ts',
    source: `export { log } from '../../packages/kit/src/base/log.js'`,
  },
  {
    rule: 'tests-stay-in-tests',
    file: 'deploy/embedded/src/planted.ts',
    source: `export { fake } from '@thumbfolio/testing'`,
  },
  {
    rule: 'domain-is-pure',
    file: 'services/auth/src/domain/planted.ts',
    source: `export { log } from '@thumbfolio/kit/base'`,
  },
  {
    rule: 'commands-see-ports',
    file: 'services/auth/src/commands/planted.ts',
    source: `export { files } from '../adapters/files.lmdb.js'`,
  },
  {
    rule: 'one-composition-root',
    file: 'services/auth/src/events/planted.ts',
    source: `export { files } from '../adapters/files.lmdb.js'`,
  },
  {
    rule: 'adapters-do-not-call-back',
    file: 'services/auth/src/adapters/planted.ts',
    source: `export { config } from '../config.js'`,
  },
  {
    rule: 'io-at-the-edge',
    file: 'services/auth/src/commands/planted-files.ts',
    source: `export { readFile } from 'node:fs/promises'`,
  },
  {
    rule: 'web-features-are-islands',
    file: 'web/src/features/login/planted.ts',
    source: `export { launchPage } from '../launch/launch-page.js'`,
  },
  {
    rule: 'ui-and-lib-are-leaves',
    file: 'web/src/lib/planted.ts',
    source: `export { launchPage } from '../features/launch/launch-page.js'`,
  },
  {
    rule: 'no-cycles',
    file: 'packages/kit/src/run/serve.ts',
    source: `import type { run } from './run.js'\nexport const serve = (runs: typeof run) => runs`,
    reported: 'packages/kit/src/run/run.ts',
  },
  {
    rule: 'nothing-unresolved',
    file: 'packages/kit/src/planted-nowhere.ts',
    source: `export { nothing } from './nowhere.js'`,
  },
  {
    rule: 'folders-have-no-cycles',
    file: 'packages/kit/src/platform/planted.ts',
    source: `export { serve } from '../run/serve.js'`,
    reported: 'packages/kit/src/platform',
  },
]
