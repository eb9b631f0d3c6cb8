import { setTimeout as pause } from 'node:timers/promises'
import { recordMs } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import type { CallRecord } from '../domain/call-record.js'
import { costMicroUsd, mostMicroUsd } from '../domain/model-price.js'
import { ModelFailure, type Model, type ModelAnswer, type Prompt } from '../domain/model.js'
import { emptySpending, reserved, settled, shareOf, type Spending } from '../domain/spending.js'
import { answerTo, hashOf, spentOn, type ModelCall } from '../domain/transcript.js'
import type { Ports } from '../ports.js'
import { dayOf } from '../../time.js'

const mostTries = 3
const firstPauseMs = 500
const longestPauseMs = 20_000

/** Asking would pass what a launch (or a draft, or a resume), or a day, may cost. Nothing was sent. */
export class OverBudget extends Error {
  override name = 'OverBudget'
  constructor(readonly of: 'launch' | 'day') {
    super(
      of === 'day' ? 'More than MODEL_DAILY_BUDGET_USD, until midnight UTC' : 'More than a launch may cost',
    )
  }
}

export interface Asking {
  readonly record: CallRecord
  readonly model: Model
  /** What all questions of this record may cost together. */
  readonly limitMicroUsd: number
  /** Epoch milliseconds. */
  readonly until: number
  readonly signal: AbortSignal
}

/**
 * Asks until there is an answer: at most three times, and again only after what may pass. A question that was
 * answered in this record before is not sent again. Every one is written down, and its most possible cost set aside, before it is
 * sent: a crash can hide none, and costs one more at most.
 * @throws ModelFailure, OverBudget
 */
export async function askModel(ports: Ports, asking: Asking, prompt: Prompt): Promise<ModelAnswer> {
  let failure: ModelFailure | undefined
  for (let attempt = 1; ; attempt++) {
    try {
      return await askOnce(ports, asking, prompt)
    } catch (error) {
      // There is no money for another try: what made it needed is what ended this.
      if (error instanceof OverBudget && error.of === 'launch' && failure) throw failure
      if (!(error instanceof ModelFailure) || error.kind !== 'unavailable' || attempt === mostTries)
        throw error
      failure = error
      const waitMs = pauseBefore(attempt, error)
      if (waitMs > longestPauseMs || ports.now() + waitMs >= asking.until) throw error
      await pause(waitMs, undefined, { signal: asking.signal }).catch(() => asking.signal.throwIfAborted())
    }
  }
}

/** The vendor's own wish is kept; beside it the pause doubles, with jitter. */
const pauseBefore = (attempt: number, { more }: ModelFailure): number =>
  Math.max(more.retryAfterMs ?? 0, firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2))

async function askOnce(ports: Ports, asking: Asking, prompt: Prompt): Promise<ModelAnswer> {
  const { model, signal, until } = asking
  const inputHash = hashOf(prompt, model.id)
  const calls = await asking.record.calls()
  const before = answerTo({ calls }, inputHash)?.outcome
  if (before) return answerOf(before)
  const breaker = ports.breakerOf(model.vendor)
  const waitMs = breaker.wait()
  if (waitMs > 0) throw new ModelFailure('unavailable', 'Left alone for a while', { retryAfterMs: waitMs })
  const timeoutMs = Math.min(ports.modelTimeoutMs, until - ports.now())
  if (timeoutMs <= 0) throw new ModelFailure('timeout', 'There is no time left to ask')
  const call = await begin(ports, asking, { prompt, inputHash, calls })
  try {
    const answer = await model.ask(prompt, { signal, timeoutMs })
    breaker.note(true)
    const { text, stop, usage } = answer
    const costs = usage ? costMicroUsd(model.price, usage) : call.reservedMicroUsd
    await end(ports, asking, call, {
      at: ports.now(),
      kind: 'answered',
      text,
      stop,
      ...usage,
      costMicroUsd: costs,
    })
    return answer
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    // A refusal or a bad answer shows a vendor that is there.
    breaker.note(error.kind !== 'unavailable' && error.kind !== 'timeout')
    const { usage } = error.more
    const costs = usage ? costMicroUsd(model.price, usage) : call.reservedMicroUsd
    const { kind, message: detail } = error
    await end(ports, asking, call, { at: ports.now(), kind, detail, ...usage, costMicroUsd: costs })
    throw error
  }
}

/** Sets the cost aside and writes the question down, both before it is sent. */
async function begin(
  ports: Ports,
  { record, model, limitMicroUsd }: Asking,
  { prompt, inputHash, calls }: { prompt: Prompt; inputHash: string; calls: readonly ModelCall[] },
): Promise<ModelCall> {
  const reservedMicroUsd = mostMicroUsd(model.price, prompt)
  if (spentOn({ calls }) + reservedMicroUsd > limitMicroUsd) throw new OverBudget('launch')
  const askedAt = ports.now()
  const call = {
    vendor: model.vendor,
    model: model.id,
    promptVersion: prompt.version,
    inputHash,
    askedAt,
    reservedMicroUsd,
  }
  const setAside = changeDay(ports, { askedAt, recordId: record.id }, (day, capMicroUsd) => {
    const next = reserved(day, reservedMicroUsd, capMicroUsd)
    if (!next) throw new OverBudget('day')
    return next
  })
  const [aside, noted] = await Promise.allSettled([setAside, record.add(call)])
  if (noted.status === 'rejected') {
    if (aside.status === 'fulfilled')
      await giveBack(ports, { askedAt, recordId: record.id }, reservedMicroUsd)
    throw noted.reason
  }
  if (aside.status === 'fulfilled') return call
  await record.end(call, { at: ports.now(), kind: 'unasked', costMicroUsd: 0 })
  throw aside.reason
}

/** Gives back what was set aside for a question that is not asked. If that fails, it counts for the day. */
async function giveBack(ports: Ports, asked: AskedAt, reservedMicroUsd: number): Promise<void> {
  await changeDay(ports, asked, (day) => settled(day, reservedMicroUsd, 0)).catch((error: unknown) =>
    ports.log.warn({ err: error, reservedMicroUsd }, 'what was set aside for a question was not given back'),
  )
}

type Outcome = NonNullable<ModelCall['outcome']>

async function end(ports: Ports, { record }: Asking, call: ModelCall, outcome: Outcome): Promise<void> {
  const { askedAt, reservedMicroUsd, vendor } = call
  recordMs('thumbfolio.model.call.duration', outcome.at - askedAt, { vendor, outcome: outcome.kind })
  const settle = changeDay(ports, { askedAt, recordId: record.id }, (day) =>
    settled(day, reservedMicroUsd, outcome.costMicroUsd),
  )
  await Promise.all([record.end(call, outcome), settle])
}

/** Which document of which day a question is counted in. */
interface AskedAt {
  readonly askedAt: number
  readonly recordId: string
}

const changeDay = (
  { spending, dailyBudgetMicroUsd }: Ports,
  { askedAt, recordId }: AskedAt,
  next: (day: Spending, capMicroUsd: number) => Spending,
): Promise<unknown> =>
  retryStale(async () => {
    const { id, capMicroUsd } = shareOf(recordId, dayOf(askedAt), dailyBudgetMicroUsd)
    return spending.commit(next((await spending.find(id)) ?? emptySpending(id), capMicroUsd))
  })

const answerOf = ({ text = '', stop = 'complete', inputTokens, outputTokens }: Outcome): ModelAnswer => ({
  text,
  stop,
  usage: inputTokens === undefined || outputTokens === undefined ? undefined : { inputTokens, outputTokens },
})
