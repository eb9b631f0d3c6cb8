import type { ModelBehaviour } from '@thumbfolio/testing'
import { startFakeAnthropic, startFakeGemini, type FakeVendor } from '@thumbfolio/testing'
import type { ResumeContent } from '@thumbfolio/contracts'
import type { GeneratorParts } from '../src/index.js'
import { startWorld, type World } from './world.js'

/** Enough to write about, and everything a vendor must never be shown. */
export const fullSample: ResumeContent = {
  basics: {
    name: 'Ada Lovelace',
    label: 'Mathematician',
    email: 'ada.private@example.org',
    phone: '+44 20 7946 0000',
    url: 'https://ada.example.org/private-link',
    summary: 'Ada writes programs for machines. She explains them in notes.',
    location: { address: '12 Hidden Street', postalCode: 'W1 4XX', city: 'London' },
    profiles: [{ network: 'GitHub', username: 'ada-private', url: 'https://github.com/ada-private' }],
  },
  work: [
    {
      name: 'Analytical Engines Ltd',
      position: 'Programmer',
      startDate: '1842-01',
      summary: 'Wrote programs for the engine.',
      highlights: ['Wrote note G', 'Computed Bernoulli numbers'],
    },
    { name: 'Difference Works', position: 'Translator', startDate: '1840', endDate: '1842' },
  ],
  education: [{ institution: 'University of London', area: 'Mathematics' }],
  skills: [{ name: 'Mathematics', keywords: ['Bernoulli numbers', 'Algebra'] }],
  references: [{ name: 'Charles Babbage', reference: 'She sees what the engine can do.' }],
}

/** What no question may have in it. */
export const secrets = [
  'ada.private@example.org',
  '7946 0000',
  'private-link',
  '12 Hidden Street',
  'W1 4XX',
  'ada-private',
  'Charles Babbage',
  'She sees what the engine can do',
]

export type ModelId = 'gemini-flash' | 'sonnet'

export interface ModelWorld extends AsyncDisposable {
  readonly world: World
  readonly vendors: Readonly<Record<ModelId, FakeVendor>>
  /** Launches with a model whose vendor may see the resume, and waits for the end. */
  launch(
    siteName: string,
    model: ModelId,
    options?: { behaviours?: ModelBehaviour[]; fallback?: string; withinMs?: number },
  ): Promise<Awaited<ReturnType<World['end']>>>
}

/** The generator with a key for both fake vendors; `ada` allows both. */
export async function startModelWorld(
  env: Record<string, string> = {},
  parts: GeneratorParts = {},
): Promise<ModelWorld> {
  const [gemini, anthropic] = [await startFakeGemini(), await startFakeAnthropic()]
  const world = await startWorld({
    balance: 1_000,
    env: {
      GEMINI_API_KEY: 'test-key',
      GEMINI_BASE_URL: gemini.url,
      ANTHROPIC_API_KEY: 'test-key',
      ANTHROPIC_BASE_URL: anthropic.url,
      ...env,
    },
  })
  const vendors = { 'gemini-flash': gemini, sonnet: anthropic }
  world.resumes.put('ada', 'resume-1', fullSample)
  world.allow('ada', 'google', 'anthropic')
  await world.start(parts)
  return {
    world,
    vendors,
    async launch(siteName, model, { behaviours = [], fallback = 'none', withinMs } = {}) {
      vendors[model].next(...behaviours)
      const { status, body } = await world.launch('ada', siteName, 'resume-1', model, fallback)
      if (status !== 202) throw new Error(`${status} ${JSON.stringify(body)}`)
      return world.end('ada', body.launchId, withinMs)
    },
    async [Symbol.asyncDispose]() {
      for (const part of [world, gemini, anthropic]) await part[Symbol.asyncDispose]()
    },
  }
}
