import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { generatorInternalRoutes } from '@thumbfolio/contracts'
import type { Store } from '@thumbfolio/kit/store'
import { eventually } from '@thumbfolio/testing'
import { spending } from '../src/collections.js'
import { emptySpending, sharesOfDay, type Spending } from '../src/models/domain/spending.js'
import { dayOf } from '../src/time.js'
import { startModelWorld, type ModelId, type ModelWorld } from './model-world.js'

const lines = [
  { '1.1': 'Ada Lovelace' },
  { '2.1': '[contact data]' },
  { '3.1': 'Wrote note G for the engine' },
]

describe('what the lines of a resume are', () => {
  let models: ModelWorld
  let count = 0
  beforeAll(async () => {
    models = await startModelWorld({ MODEL_TIMEOUT_SECONDS: '4' })
  })
  afterAll(async () => models[Symbol.asyncDispose]())
  beforeEach(() => {
    for (const vendor of Object.values(models.vendors)) vendor.reset()
  })

  const ask = (userId: string, id = `resume-${count++}`, model: ModelId = 'sonnet', asked = lines) =>
    models.world.serviceClient('resume').call(generatorInternalRoutes.sortLines, {
      params: { userId, id },
      body: { model, language: 'en', lines: asked },
      timeoutMs: 20_000,
    })
  /** Somebody who allows both vendors, and has asked nothing today. */
  const somebody = () => {
    const userId = `somebody-${count++}`
    models.world.allow(userId, 'google', 'anthropic')
    return userId
  }
  const questions = (model: ModelId = 'sonnet') => models.vendors[model].questions()

  it.each(['gemini-flash', 'sonnet'] as const)(
    'when %s is asked, then its statements come back',
    async (model) => {
      const { parts, vendor } = await ask(somebody(), 'resume-a', model)
      expect(vendor).toBe(model === 'sonnet' ? 'anthropic' : 'google')
      expect(parts).toEqual([
        { section: 'basics', entry: '1', field: 'name', from: '1.1', to: '1.1' },
        { section: 'work', entry: '1', field: 'highlights', from: '3.1', to: '3.1' },
      ])
      expect(questions(model)).toHaveLength(1)
      expect(questions(model)[0]?.complaints).toEqual([])
    },
  )

  it('when the vendor is not allowed, or no longer, then nothing is sent', async () => {
    await expect(ask('nobody')).rejects.toMatchObject({ code: 'sorting-not-allowed' })
    const userId = somebody()
    models.world.allow(userId, 'google')
    await expect(ask(userId)).rejects.toMatchObject({ code: 'sorting-not-allowed' })
    expect(questions()).toHaveLength(0)
  })

  it('when the same question was answered before, then nobody is asked again', async () => {
    const userId = somebody()
    const first = await ask(userId, 'resume-same')
    expect(await ask(userId, 'resume-same')).toEqual(first)
    expect(questions()).toHaveLength(1)
  })

  it('when the answer is not one, then that is said, and a wrong statement in it is left out', async () => {
    const vendor = models.vendors.sonnet
    for (const kind of ['wrong-json', 'max-tokens'] as const) {
      vendor.next({ kind })
      await expect(ask(somebody())).rejects.toMatchObject({ code: 'sorting-failed' })
    }
    const good = { section: 'basics', entry: '1', field: 'name', from: '99.1', to: '99.1' }
    vendor.next({
      kind: 'text',
      text: JSON.stringify({ parts: [good, { text: 'Led 4,200 people' }, 'name'] }),
    })
    expect((await ask(somebody())).parts).toEqual([good])
  })

  it.each([
    ['refusal', 'model-refused'],
    ['never', 'model-timeout'],
  ] as const)('when a model meets %s, then the answer is %s', async (kind, code) => {
    models.vendors.sonnet.next({ kind })
    await expect(ask(somebody())).rejects.toMatchObject({ code })
  })

  it('when the vendor is down, then it is asked three times and not forever', async () => {
    models.vendors.sonnet.always({ kind: 'error', status: 503 })
    await expect(ask(somebody())).rejects.toMatchObject({ code: 'model-unavailable' })
    expect(questions()).toHaveLength(3)
  })

  it('when somebody has had five resumes sorted today, then the sixth is refused and the first is still free', async () => {
    const userId = somebody()
    for (let at = 0; at < 5; at++) await ask(userId, `${userId}-${at}`)
    await expect(ask(userId, `${userId}-5`)).rejects.toMatchObject({ code: 'sorting-limit' })
    await ask(userId, `${userId}-0`)
    expect(questions()).toHaveLength(5)
  })

  it('when the resume is deleted, then what was asked about it is forgotten', async () => {
    const userId = somebody()
    await ask(userId, 'resume-gone')
    await models.world.emit({ type: 'resume.deleted.v1', subject: 'resume-gone', data: { userId } })
    await eventually(async () => {
      await ask(userId, 'resume-gone')
      return questions().length === 2
    })
  })
})

describe('sorting and money', () => {
  it('when half of the day’s budget is spent, then no lines are sorted, and launches still can be', async () => {
    await using models = await startModelWorld({ MODEL_DAILY_BUDGET_USD: '0.4' })
    const ask = (id: string) =>
      models.world.serviceClient('resume').call(generatorInternalRoutes.sortLines, {
        params: { userId: 'ada', id },
        body: { model: 'sonnet', language: 'en', lines },
        timeoutMs: 20_000,
      })
    // What was set aside for an answer that never says its cost stays spent: 0.16 dollars and more.
    models.vendors.sonnet.always({ kind: 'without-usage' })
    await ask('one')
    await ask('two')
    await expect(ask('three')).rejects.toMatchObject({ code: 'sorting-limit' })
    expect(models.vendors.sonnet.questions()).toHaveLength(2)
  })

  it('when a large budget is kept in shares, then half of all of them is the limit', async () => {
    const budgetUsd = 200
    await using models = await startModelWorld({ MODEL_DAILY_BUDGET_USD: String(budgetUsd) })
    await models.world.stop()
    let store: Store<Spending> | undefined
    await models.world.start({
      engines: (engines) => ((store = engines.database.store(spending)), engines),
    })
    const spentMicroUsd = 7_000_000
    for (const { id } of sharesOfDay(dayOf(Date.now()), budgetUsd * 1_000_000))
      await store!.commit({ ...emptySpending(id), spentMicroUsd })
    const asked = models.world.serviceClient('resume').call(generatorInternalRoutes.sortLines, {
      params: { userId: 'ada', id: 'one' },
      body: { model: 'sonnet', language: 'en', lines },
    })
    await expect(asked).rejects.toMatchObject({ code: 'sorting-limit' })
    expect(models.vendors.sonnet.questions()).toEqual([])
  })
})
