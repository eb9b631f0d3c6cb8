import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, jest } from '@jest/globals'
import { engineKinds, engineVariables, startEngine, type Engine, type EngineKind } from '@thumbfolio/testing'
import { itStartsAndWalks } from '../e2e/main-job.js'

jest.setTimeout(180_000)

describe('the product as separate processes on real engines', () => {
  // Its own: the topics and groups of the product have fixed names.
  let engines: Engine[] = []
  beforeAll(async () => {
    engines = await Promise.all(engineKinds.map((kind) => startEngine(kind)))
  })
  afterAll(async () => {
    await Promise.all(engines.map((engine) => engine[Symbol.asyncDispose]()))
  })

  itStartsAndWalks({
    entry: fileURLToPath(new URL('../../deploy/local/dist/main.js', import.meta.url)),
    environment: () => ({
      PORTS: 'free',
      WORKERS: '2',
      LOG_LEVEL: 'warn',
      PASSWORD_COST: '4',
      ...engineVariables(
        Object.fromEntries(engines.map(({ kind, url }) => [kind, url])) as Record<EngineKind, string>,
      ),
    }),
    answersWithinMs: 20_000,
  })
})
