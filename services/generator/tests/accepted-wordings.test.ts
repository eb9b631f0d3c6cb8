import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { startModelWorld, type ModelWorld } from './model-world.js'
import { WordingWalk, type Step } from './wording-walk.js'

const step = (...kinds: Step['kind'][]): fc.Arbitrary<Step> =>
  fc.record({ kind: fc.constantFrom(...kinds), pick: fc.nat({ max: 255 }) })
const anyStep = step(
  'launch',
  'launch-without-edits',
  'draft',
  'decide-draft',
  'decide-draft',
  'write-draft',
  'change-accepted-in-draft',
  'launch-draft',
  'open-changes',
  'publish-changes',
  'decide-live',
  'decide-live',
  'write-live',
  'change-accepted-live',
  'go-back',
  'restore',
  'settings',
  'correct-resume',
)

/** Models, accounts and hosts are played at the socket; everything in between is the product. */
describe('wordings of a model', () => {
  let models: ModelWorld
  let walks = 0
  /** How often a model's text was found where it may be: a walk that accepts or publishes nothing proves nothing. */
  const found = { draft: 0, live: 0 }
  beforeAll(async () => {
    models = await startModelWorld()
    await models.world.stop()
    // A share card says in its bytes what is drawn on it.
    await models.world.start({ cards: { draw: async ({ svg }) => new TextEncoder().encode(svg) } })
  })
  afterAll(async () => models[Symbol.asyncDispose]())

  async function walk(steps: readonly Step[]): Promise<void> {
    const name = `walk-${++walks}`
    const walker = new WordingWalk(models, name, name)
    for (const [at, next] of steps.entries()) {
      await walker.take(next)
      const until = steps.slice(0, at + 1).map(({ kind, pick }) => `${kind} ${pick}`)
      for (const [where, text] of await walker.shown())
        for (const wording of walker.written) {
          if (!text.includes(wording)) continue
          found[where.startsWith('draft') ? 'draft' : 'live']++
          if (!walker.isAccepted(wording, where))
            throw new Error(`“${wording}” on ${where} after ${until.join(', ')}`)
        }
      expect([until, await walker.unrecorded()]).toEqual([until, []])
    }
  }

  it('when pages are launched, drafted, edited, changed in the studio, restored and launched again in any order, then nothing shows a text of a model that its owner did not accept', async () => {
    const start = fc.oneof(
      fc.tuple(
        step('draft'),
        step('decide-draft'),
        step('write-draft', 'change-accepted-in-draft'),
        step('decide-draft'),
        step('launch-draft'),
      ),
      fc.tuple(step('launch'), step('decide-live')),
      fc.tuple(
        step('launch'),
        step('open-changes'),
        step('decide-draft'),
        step('write-draft', 'change-accepted-in-draft'),
        step('publish-changes'),
      ),
    )
    await fc.assert(
      fc.asyncProperty(start, fc.array(anyStep, { minLength: 3, maxLength: 7 }), async (first, steps) =>
        walk([...first, ...steps]),
      ),
      { numRuns: 8, seed: 34, endOnFailure: true },
    )
    expect(found.draft).toBeGreaterThan(30)
    expect(found.live).toBeGreaterThan(30)
  }, 240_000)
})
