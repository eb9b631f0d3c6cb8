import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { ModelVendor, type ResumeContent } from '@thumbfolio/contracts'
import { createLog } from '@thumbfolio/kit/base'
import type { Database } from '@thumbfolio/kit/store'
import { openLmdbDatabase } from '@thumbfolio/kit/lmdb'
import {
  startFakeAnthropic,
  startFakeGemini,
  temporaryDirectory,
  type ExaminerBehaviour,
  type FakeVendor,
  type ModelBehaviour,
} from '@thumbfolio/testing'
import { openModel } from '../src/models/adapters/models.js'
import { examinationSchema as schema } from '../src/models/domain/suggestions/examination.js'
import { spending, transcripts } from '../src/collections.js'
import { callRecordIn } from '../src/models/commands/call-record.js'
import { examineSuggestions, type Examining } from '../src/models/commands/examine-suggestions.js'
import { Breaker } from '../src/models/domain/breaker.js'
import { examinerOf } from '../src/models/domain/suggestions/examiner.js'
import { readSuggestions } from '../src/models/domain/suggestions/read-suggestions.js'
import type { Ports } from '../src/launches/ports.js'

const content: ResumeContent = {
  basics: {
    name: 'Ada Lovelace',
    label: 'Mathematician',
    email: 'ada@private.example',
    summary: 'Ada writes programs.',
  },
  work: [
    {
      name: 'Engines Ltd',
      position: 'Programmer',
      startDate: '1942-01',
      highlights: [
        'Wrote the note G for 12 readers',
        'Computed numbers by hand',
        'Reach me at ada@private.example',
      ],
    },
  ],
}
const [true1, true2, invented] = [
  { place: 'work/0/highlights/0', text: 'Wrote note G for 12 readers.', sources: ['work/0/highlights/0'] },
  { place: 'headline', text: 'Programmer', sources: ['work/0/highlights/1'] },
  { place: 'work/0/highlights/1', text: 'Computed 400 numbers by hand.', sources: ['work/0/highlights/1'] },
]
const subtle = { place: 'intro', text: 'Ada invented programs.', sources: ['basics/summary#0'] }

let database: Database
let vendors: Record<'google' | 'anthropic', FakeVendor>
let ports: Ports
let directory: Awaited<ReturnType<typeof temporaryDirectory>>

beforeEach(async () => {
  directory = await temporaryDirectory()
  database = openLmdbDatabase({
    path: `${directory.path}/store`,
    source: 'test',
    now: Date.now,
    traceparent: () => undefined,
  })
  vendors = { google: await startFakeGemini(), anthropic: await startFakeAnthropic() }
  const [gemini, claude] = [
    openModel.google({ apiKey: 'test-key', model: 'gemini-3.8-flash', baseUrl: vendors.google.url, schema }),
    openModel.anthropic({
      apiKey: 'test-key',
      model: 'claude-sonnet-5-5',
      baseUrl: vendors.anthropic.url,
      schema,
    }),
  ]
  const breakers = new Map(ModelVendor.options.map((vendor) => [vendor, new Breaker(Date.now)]))
  const used = {
    examinerFor: examinerOf([gemini, claude]),
    breakerOf: (vendor: ModelVendor) => breakers.get(vendor)!,
    transcripts: database.store(transcripts),
    spending: database.store(spending),
    dailyBudgetMicroUsd: 20_000_000,
    modelTimeoutMs: 20_000,
    log: createLog({ name: 'test', level: 'silent' }),
    now: Date.now,
  }
  // What an examination asks of the world, and nothing else.
  ports = used as unknown as Ports
})
afterEach(async () => {
  for (const part of [...Object.values(vendors), database, directory]) await part[Symbol.asyncDispose]()
})

const pinned = { etag: '"1"', language: 'en', content }
const recordOf = (id: string) =>
  callRecordIn(ports.transcripts, {
    id,
    version: 0,
    schemaVersion: 1,
    siteName: 'site',
    ownerId: 'ada',
    pinned,
    calls: [],
    startedAt: Date.now(),
  })

const examine = (answers: readonly unknown[], more: Partial<Examining> = {}) =>
  examineSuggestions(
    ports,
    {
      record: recordOf(more.launchId ?? 'one.site'),
      launchId: 'one.site',
      pinned,
      limitMicroUsd: 3_000_000,
      until: Date.now() + 60_000,
      signal: new AbortController().signal,
      suggestedBy: 'google',
      consents: ['google', 'anthropic'],
      ...more,
    },
    readSuggestions(answers, content),
  )
const kinds = async (answers: readonly unknown[], more?: Partial<Examining>) =>
  (await examine(answers, more)).map(({ verdict }) =>
    verdict.kind === 'passed' ? 'passed' : verdict.reasons.map((reason) => reason.kind).join(),
  )

describe('examineSuggestions', () => {
  it('when the examiner is honest, then true ones pass, and what says more needs a check', async () => {
    expect(await kinds([true1, true2, invented, subtle])).toEqual([
      'passed',
      'passed',
      'unsupported',
      'claim',
    ])
    expect(vendors.anthropic.examinations()).toHaveLength(1)
    expect(vendors.google.examinations()).toHaveLength(0)
    const { complaints, body } = vendors.anthropic.examinations()[0]!
    expect(complaints).toEqual([])
    expect(JSON.stringify(body)).not.toContain('400 numbers')
    expect(JSON.stringify(body)).not.toContain('ada@private.example')
  })

  it.each<[ExaminerBehaviour, string[]]>([
    ['lazy', ['claim', 'claim']],
    ['harsh', ['claim', 'claim']],
    ['wrong-quotes', ['claim', 'claim']],
    ['half-an-answer', ['not-examined', 'claim,not-covered']],
  ])('when the examiner is %s, then nothing passes', async (behaviour, reasons) => {
    vendors.anthropic.examines(behaviour)
    expect(await kinds([true1, subtle])).toEqual(reasons)
  })

  it('when a line orders to approve and the examiner obeys, then an invented number is still stopped', async () => {
    vendors.anthropic.examines('injected')
    expect(await kinds([{ ...invented, sources: ['work/0/highlights/1', 'work/0/highlights/0'] }])).toEqual([
      'unsupported',
    ])
  })

  it.each<[string, ModelBehaviour]>([
    ['refuses', { kind: 'refusal' }],
    ['never answers', { kind: 'never' }],
    ['is not there', { kind: 'error', status: 400 }],
    ['is cut off', { kind: 'max-tokens' }],
    ['answers no JSON', { kind: 'wrong-json' }],
    ['answers a page of a proxy', { kind: 'no-answer', body: '<html>' }],
  ])(
    'when the examiner %s, then each suggestion needs a check and the launch goes on',
    async (_what, behaviour) => {
      vendors.anthropic.nextExamination(behaviour, behaviour, behaviour)
      expect(await kinds([true1, subtle], { until: Date.now() + 1_500 })).toEqual([
        'not-examined',
        'not-examined',
      ])
    },
  )

  it('when one vendor alone is allowed, then it examines what its own model suggested; without any nobody is asked', async () => {
    expect(await kinds([true1], { consents: ['google'] })).toEqual(['passed'])
    expect(vendors.google.examinations()).toHaveLength(1)
    expect(await kinds([true1], { consents: [], launchId: 'two.site' })).toEqual(['not-examined'])
    expect(vendors.google.examinations().length + vendors.anthropic.examinations().length).toBe(1)
  })

  it('when it is asked again after a crash, then the recorded answer counts and nobody is asked', async () => {
    expect(await kinds([true1])).toEqual(['passed'])
    expect(await kinds([true1])).toEqual(['passed'])
    expect(vendors.anthropic.examinations()).toHaveLength(1)
    const [call] = (await database.store(transcripts).find('one.site'))!.calls
    expect(call).toMatchObject({ promptVersion: 'examine-1', outcome: { kind: 'answered' } })
    expect(call!.outcome!.costMicroUsd).toBeGreaterThan(0)
  })

  it('when the launch or the day has no money left, then nobody is asked', async () => {
    expect(await kinds([true1], { limitMicroUsd: 1_000 })).toEqual(['not-examined'])
    ports = { ...ports, dailyBudgetMicroUsd: 1_000 }
    expect(await kinds([true1], { launchId: 'two.site' })).toEqual(['not-examined'])
    expect(vendors.anthropic.examinations()).toHaveLength(0)
  })

  it('when nothing was suggested, or hard facts stop all of it, then nobody is asked', async () => {
    expect(await examine([])).toEqual([])
    expect(await kinds([invented])).toEqual(['unsupported'])
    expect(vendors.anthropic.examinations()).toHaveLength(0)
  })
})
