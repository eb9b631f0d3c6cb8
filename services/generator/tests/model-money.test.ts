import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually, type ModelBehaviour } from '@thumbfolio/testing'
import { createLog } from '@thumbfolio/kit/base'
import { openLmdbDatabase } from '@thumbfolio/kit/lmdb'
import { sites, spending, transcripts } from '../src/collections.js'
import { gatedEngines } from './breakable-engines.js'
import { startModelWorld, type ModelWorld } from './model-world.js'

/** Looks at the generator's store beside the running service. */
async function inStore<T>(
  { world }: ModelWorld,
  look: (database: ReturnType<typeof openLmdbDatabase>) => Promise<T>,
): Promise<T> {
  const path = `${world.directory}/generator/store`
  const database = openLmdbDatabase({ path, source: 'test', now: Date.now, traceparent: () => undefined })
  try {
    return await look(database)
  } finally {
    await database[Symbol.asyncDispose]()
  }
}

const today = new Date().toISOString().slice(0, 10)
const spentOf = (models: ModelWorld) =>
  inStore(models, (database) => database.store(spending).find(today)).then((day) => ({
    spent: day?.spentMicroUsd ?? 0,
    reserved: day?.reservedMicroUsd ?? 0,
  }))

describe('what models cost', () => {
  it('when a launch is live, then its questions, tokens, cost and raw answer are on record, and nothing stays reserved', async () => {
    await using models = await startModelWorld()
    const view = await models.launch('counted', 'sonnet', { behaviours: [{ kind: 'wrong-json' }] })
    await models.world.stop()
    const transcript = await inStore(models, (database) => database.store(transcripts).find(view.id))
    expect(transcript?.calls).toHaveLength(2)
    for (const { vendor, model, promptVersion, inputHash, outcome } of transcript!.calls) {
      expect([vendor, model, promptVersion]).toEqual(['anthropic', 'claude-sonnet-5-5', 'arrange-2'])
      expect(inputHash).toMatch(/^[0-9a-f]{64}$/)
      expect(outcome).toMatchObject({ kind: 'answered', stop: 'complete' })
      expect(outcome!.text).toContain('work/0/highlights/1')
      expect(outcome!.costMicroUsd).toBe(2 * outcome!.inputTokens! + 10 * outcome!.outputTokens!)
    }
    const cost = transcript!.calls.reduce((sum, { outcome }) => sum + outcome!.costMicroUsd, 0)
    expect(await spentOf(models)).toEqual({ spent: cost, reserved: 0 })
    await models.world.start()
  })

  it('when a launch fails while it is written, then what was asked for it is on the launch', async () => {
    await using models = await startModelWorld()
    const behaviours = Array<ModelBehaviour>(2).fill({ kind: 'wrong-json' })
    const view = await models.launch('unwritten', 'sonnet', { behaviours })
    expect(view.problem?.code).toBe('model-answer-unusable')
    await models.world.stop()
    const [site, transcript] = await inStore(models, (database) =>
      Promise.all([database.store(sites).find('unwritten'), database.store(transcripts).find(view.id)]),
    )
    const { writing } = site!.launches[0]!
    expect(writing).toMatchObject({ composer: 'anthropic', calls: 2, promptVersion: 'arrange-2' })
    expect(writing!.costMicroUsd).toBe(
      transcript!.calls.reduce((sum, { outcome }) => sum + outcome!.costMicroUsd, 0),
    )
    expect(writing!.costMicroUsd).toBeGreaterThan(0)
    await models.world.start()
  })

  it('when the day’s cap would be passed, then nobody is asked, also by a process that starts again', async () => {
    await using models = await startModelWorld({ MODEL_DAILY_BUDGET_USD: '0.168' })
    expect((await models.launch('first', 'sonnet')).status).toBe('success')
    await models.world.stop()
    await models.world.start()
    const before = models.world.ledger.free()
    const view = await models.launch('second', 'sonnet')
    expect([view.status, view.problem?.code]).toEqual(['failed', 'model-budget-spent'])
    await eventually(() => models.world.ledger.free() === before)
    expect(models.vendors.sonnet.questions()).toHaveLength(1)
    await models.world.stop()
    const refused = await inStore(models, (database) => database.store(transcripts).find(view.id))
    expect(refused?.calls.map(({ outcome }) => [outcome?.kind, outcome?.costMicroUsd])).toEqual([
      ['unasked', 0],
    ])
    expect((await spentOf(models)).reserved).toBe(0)
    await models.world.start()
  })

  it('when a resume is too long for its launch’s share, then nobody is asked, and the local composer can still write', async () => {
    await using models = await startModelWorld()
    const highlights = Array.from({ length: 45 }, (_, n) => `${n} `.padEnd(9_000, 'long '))
    models.world.resumes.put('ada', 'resume-1', { work: [{ name: 'Acme', highlights }] })
    expect((await models.launch('endless', 'gemini-flash')).problem?.code).toBe('launch-compose-failed')
    const view = await models.launch('endless', 'gemini-flash', { fallback: 'local' })
    expect([view.status, view.composerReason?.code]).toEqual(['success', 'fell-back'])
    expect(models.vendors['gemini-flash'].questions()).toHaveLength(0)
  })

  it('when nobody knows what a question cost, then all that was set aside counts', async () => {
    await using models = await startModelWorld({ MODEL_TIMEOUT_SECONDS: '0.3' })
    await models.launch('unknown', 'sonnet', { behaviours: [{ kind: 'never' }] })
    await models.world.stop()
    const { spent, reserved } = await spentOf(models)
    expect(reserved).toBe(0)
    expect(spent).toBeGreaterThan(160_000)
    await models.world.start()
  })

  it.each(['gemini-flash', 'sonnet'] as const)(
    'when %s does not tell what it used, then all that was set aside counts',
    async (model) => {
      await using models = await startModelWorld()
      await models.launch('untold', model, { behaviours: [{ kind: 'without-usage' }] })
      await models.world.stop()
      const { spent, reserved } = await spentOf(models)
      expect(reserved).toBe(0)
      expect(spent).toBeGreaterThan(120_000)
      await models.world.start()
    },
  )

  it('when a question cannot be written down, then nobody is asked and nothing stays set aside', async () => {
    await using models = await startModelWorld()
    await models.world.stop()
    let refused = 0
    const before = () => {
      if (refused++ === 0) throw new Error('The disk is full')
    }
    await models.world.start({ engines: (engines) => gatedEngines(engines, { before }, ['transcripts']) })
    expect((await models.launch('unnoted', 'sonnet')).problem?.code).toBe('internal-error')
    expect(models.vendors.sonnet.questions()).toHaveLength(0)
    await models.world.stop()
    expect(await spentOf(models)).toEqual({ spent: 0, reserved: 0 })
    await models.world.start()
  })

  it('when a vendor fails five times in a row, then it is left alone', async () => {
    await using models = await startModelWorld()
    models.vendors.sonnet.always({ kind: 'error', status: 500 })
    for (const name of ['one', 'two', 'three'])
      expect((await models.launch(name, 'sonnet')).problem?.code).toBe('model-unavailable')
    expect(models.vendors.sonnet.questions()).toHaveLength(5)
    expect((await models.launch('other', 'gemini-flash')).status).toBe('success')
  })
})

describe('a key that the vendor does not accept', () => {
  let models: ModelWorld
  const lines: { level: number; model?: string; msg: string }[] = []
  beforeAll(async () => {
    const destination = { write: (line: string) => void lines.push(JSON.parse(line)) }
    const log = createLog({ name: 'test', level: 'info', destination })
    models = await startModelWorld({ GEMINI_API_KEY: 'stolen', ANTHROPIC_API_KEY: 'stolen' }, { log })
  })
  afterAll(async () => models[Symbol.asyncDispose]())

  it.each(['gemini-flash', 'sonnet'] as const)(
    'when %s is started with it, then the log says so at once, without a question, and a launch fails as our mistake',
    async (model) => {
      const logged = await eventually(() => lines.find((line) => line.model === model))
      expect([logged.level, logged.msg]).toEqual([50, expect.stringContaining('does not accept our key')])
      expect(models.vendors[model].requests.map(({ method }) => method)).toEqual(['GET'])
      const { body } = await models.world.as('nobody')('GET', '/make/models')
      expect(body.data.find(({ id }: { id: string }) => id === model).connected).toBe(false)
      expect(models.vendors[model].questions()).toHaveLength(0)
      const view = await models.launch(`refused-${model}`, model)
      expect([view.status, view.problem?.code]).toEqual(['failed', 'model-misconfigured'])
      expect(view.problem?.detail).toContain('our mistake, not yours')
      expect(models.vendors[model].questions()).toHaveLength(1)
    },
  )
})

describe('a key that one vendor does not accept', () => {
  it('when the other vendor’s model suggests, then that vendor examines, too', async () => {
    const lines: { level: number; model?: string }[] = []
    const destination = { write: (line: string) => void lines.push(JSON.parse(line)) }
    const log = createLog({ name: 'test', level: 'info', destination })
    await using models = await startModelWorld({ GEMINI_API_KEY: 'stolen' }, { log })
    await eventually(() => lines.some(({ level, model }) => level === 50 && model === 'gemini-flash'))
    await models.launch('examined', 'sonnet', { behaviours: [{ kind: 'suggests' }] })
    const { sonnet, 'gemini-flash': gemini } = models.vendors
    expect([sonnet.examinations().length, gemini.examinations().length]).toEqual([1, 0])
  })
})

describe('a process that dies around a model’s answer', () => {
  it('when it dies while it asks, then the next one asks once more, and both questions are on record', async () => {
    await using models = await startModelWorld({ LAUNCH_LEASE_SECONDS: '0.5' })
    models.vendors.sonnet.next({ kind: 'never' })
    const { body } = await models.world.launch('ada', 'died', 'resume-1', 'sonnet')
    await eventually(() => models.vendors.sonnet.questions().length === 1)
    await models.world.stop()
    await models.world.start()
    expect((await models.world.end('ada', body.launchId)).status).toBe('success')
    expect(models.vendors.sonnet.questions()).toHaveLength(2)
    await models.world.stop()
    const transcript = await inStore(models, (database) => database.store(transcripts).find(body.launchId))
    expect(transcript?.calls.map(({ outcome }) => outcome?.kind)).toEqual([undefined, 'answered'])
    await models.world.start()
  })

  it('when it dies between the answer and its commit, then nobody asks again', async () => {
    await using models = await startModelWorld({ LAUNCH_LEASE_SECONDS: '0.5' })
    await models.world.stop()
    let dead = false
    const die = () => {
      if (dead) throw new Error('killed')
    }
    await models.world.start({
      engines: (engines) =>
        gatedEngines(engines, {
          read: die,
          before(collection) {
            die()
            const answered = models.vendors.sonnet.questions().length > 0
            if (collection !== 'sites' || !answered) return
            dead = true
            die()
          },
        }),
    })
    const { body } = await models.world.launch('ada', 'between', 'resume-1', 'sonnet')
    await eventually(() => dead)
    await models.world.stop()
    await models.world.start()
    const view = await models.world.end('ada', body.launchId)
    expect([view.status, view.composer]).toEqual(['success', 'anthropic'])
    expect(models.vendors.sonnet.questions()).toHaveLength(1)
  })
})

describe('what was asked of a model', () => {
  it('when the site is deleted, then nothing of it is kept', async () => {
    await using models = await startModelWorld()
    const view = await models.launch('forgotten', 'gemini-flash')
    await models.world.emit({
      type: 'site.deletion-requested.v1',
      subject: 'forgotten',
      data: { userId: 'ada' },
    })
    await eventually(() => models.world.heardOf('forgotten').includes('site.deleted.v1'))
    await models.world.stop()
    expect(await inStore(models, (database) => database.store(transcripts).find(view.id))).toBeUndefined()
    await models.world.start()
  })

  it('when a month has passed, then nothing of it is kept; what was asked later stays', async () => {
    const daysLater = (days: number) => () => Date.now() + days * 24 * 3_600_000
    await using models = await startModelWorld({}, { now: daysLater(-2) })
    const old = await models.launch('old', 'gemini-flash')
    await models.world.stop()
    await models.world.start()
    const young = await models.launch('young', 'gemini-flash')
    const isKept = ({ id }: { id: string }) =>
      inStore(models, async (database) => (await database.store(transcripts).find(id)) !== undefined)
    expect([await isKept(old), await isKept(young)]).toEqual([true, true])
    await models.world.stop()
    await models.world.start({ now: daysLater(29) })
    await eventually(async () => !(await isKept(old)))
    expect(await isKept(young)).toBe(true)
    expect((await models.world.visit('old')).status).toBe(200)
  })
})
