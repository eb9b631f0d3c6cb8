import {
  costOf,
  defaultModel,
  DomainError,
  models as options,
  problemType,
  vendorOf,
  type ComposerReason,
  type Fallback,
  type ModelId,
  type ModelOption,
  type ModelVendor,
} from '@thumbfolio/contracts'
import {
  ModelFailure,
  readSuggestions,
  type Suggestion,
  accountOf,
  type Transcript,
  problemOf,
  OverBudget,
  callRecordIn,
  composeWithModel,
  examineSuggestions,
} from '../../models/index.js'
import { Arrangement, arrange } from '@thumbfolio/site-page'
import type { Outputs, Pinned } from '../domain/site/site.js'
import type { Ports } from '../ports.js'
import { retryUntil, unlessAborted } from './retry-until.js'

/** What the models may cost for each credit of a launch. */
const microUsdPerCredit = 300_000
/** The part of a launch's time, and the most of it, that the steps after the writing keep. */
const shareKept = 0.2
const mostKeptMs = 15_000

/** A page to be arranged, of a launch or of a draft. What models are asked is on record under its id. */
export interface WriteJob {
  readonly id: string
  readonly siteName: string
  readonly ownerId: string
  readonly model: ModelId
  /** What happens when the model cannot answer. Default: the work fails. */
  readonly fallback?: Fallback | undefined
  /** Epoch milliseconds. */
  readonly deadlineAt: number
}

interface Writer {
  readonly job: WriteJob
  readonly pinned: Pinned
  readonly signal: AbortSignal
}

export type Written = Pick<Outputs, 'answer' | 'arranged' | 'suggestions' | 'writing'>

/**
 * Has a page arranged: by the chosen model where there is a key for it and its vendor may see the resume,
 * else by the local composer. What else may happen when the model cannot answer is the owner's choice.
 * @throws DomainError with the problem that the launch or the draft ends in
 */
export async function writePage(ports: Ports, writer: Writer): Promise<Written> {
  const { model: chosen, fallback = 'none' } = writer.job
  if (!ports.modelFor(chosen)) return writeLocally(ports, writer, keyless(ports))
  const consents = await consentsOf(ports, writer)
  if (!consents.includes(vendorOf(chosen))) return writeLocally(ports, writer, noConsent(chosen), consents)
  try {
    return await writeWith(ports, writer, chosen, consents)
  } catch (error) {
    const problem = failureOf(error)
    if (!problem || fallback === 'none') throw problem ?? error
    ports.log.warn({ err: error, launchId: writer.job.id }, 'the chosen model did not answer')
    if (fallback === 'local') return writeLocally(ports, writer, fellBack(problem, 'local'), consents)
    const isReady = ({ id, vendorId }: ModelOption) => ports.modelFor(id) && consents.includes(vendorId)
    const other = options.find((option) => option.id !== chosen && isReady(option))?.id
    if (other === undefined) throw problem
    return await writeWith(ports, writer, other, consents, fellBack(problem, other)).catch(
      (second: unknown) => {
        throw failureOf(second) ? problem : second
      },
    )
  }
}

const consentsOf = ({ accounts }: Ports, { job, signal }: Writer): Promise<readonly ModelVendor[]> =>
  retryUntil(() => accounts.consents(job.ownerId, signal), { signal })

/** The problem of a model that could not answer; undefined for an error that is none of its. */
function failureOf(cause: unknown): DomainError | undefined {
  if (cause instanceof ModelFailure) return new DomainError(problemOf[cause.kind], { cause })
  if (!(cause instanceof OverBudget)) return undefined
  // A resume too long for its launch's share is no better off tomorrow.
  return new DomainError(cause.of === 'day' ? problemOf.budget : 'launch-compose-failed', { cause })
}

async function writeWith(
  ports: Ports,
  { job, pinned, signal }: Writer,
  modelId: ModelId,
  consents: readonly ModelVendor[],
  reason?: ComposerReason,
): Promise<Written> {
  const model = ports.modelFor(modelId)!
  const { id, siteName, ownerId } = job
  const fresh: Transcript = {
    id,
    version: 0,
    schemaVersion: 1,
    siteName,
    ownerId,
    pinned,
    calls: [],
    startedAt: ports.now(),
  }
  const asking = {
    record: callRecordIn(ports.transcripts, fresh),
    launchId: id,
    pinned,
    signal,
    limitMicroUsd: costOf(job.model) * microUsdPerCredit,
    until: untilFor(ports, job, reason !== undefined),
  }
  const answer = await composeWithModel(ports, { ...asking, model })
  const suggested = readSuggestions(answer.suggestions, pinned.content)
  const examined = await examineSuggestions(
    ports,
    { ...asking, suggestedBy: model.vendor, consents },
    suggested,
  )
  const suggestions = examined.map((suggestion) => ({ ...suggestion, model: modelId }))
  return {
    ...arranged(answer, pinned, suggestions),
    writing: {
      ...accountOf(await ports.transcripts.find(job.id)),
      composer: model.name,
      consents: [...consents],
      ...(reason && { reason }),
    },
  }
}

/** What is kept of an answer: the choices, what they come to, and the suggestions as they were examined. */
function arranged(answer: Arrangement, { content, language }: Pinned, suggestions: Suggestion[]) {
  const { lines, first, best } = arrange(answer, content, language).report
  return {
    answer: { ...answer, suggestions: [] },
    arranged: { lines, first, best, suggestions: suggestions.length },
    suggestions,
  }
}

/** A first model leaves a second one its time. */
function untilFor(ports: Ports, { deadlineAt, fallback }: WriteJob, isSecond: boolean): number {
  const now = ports.now()
  const last = deadlineAt - Math.min(mostKeptMs, ports.deadlineMs * shareKept)
  return fallback === 'other' && !isSecond ? now + (last - now) / 2 : last
}

/** Has a page arranged by the local composer, which costs nothing. @throws DomainError `launch-compose-failed` */
export async function writeLocally(
  ports: Ports,
  { job, pinned, signal }: Writer,
  reason?: ComposerReason,
  consents?: readonly ModelVendor[],
): Promise<Written> {
  const { content } = pinned
  const composer = ports.composerFor(job.model)
  try {
    const answer = await unlessAborted(composer.compose({ content, model: job.model, signal }), signal)
    const account = accountOf(await ports.transcripts.find(job.id))
    return {
      ...arranged(Arrangement.parse(answer), pinned, []),
      writing: {
        ...account,
        composer: composer.name,
        ...(reason && { reason }),
        ...(consents && { consents: [...consents] }),
      },
    }
  } catch (cause) {
    throw signal.aborted ? cause : new DomainError('launch-compose-failed', { cause })
  }
}

const keyless = (ports: Ports): ComposerReason | undefined =>
  ports.composerFor(defaultModel).name === 'local'
    ? { code: 'no-key', detail: 'No model is connected here, so the page uses the resume’s own words.' }
    : undefined

const noConsent = (model: ModelId): ComposerReason => {
  const { name, vendor } = options.find(({ id }) => id === model)!
  const detail = `You have not allowed ${vendor} to see your resumes, so ${name} did not arrange this page: it uses the resume’s own words.`
  return { code: 'no-consent', detail }
}

const fellBack = ({ code }: DomainError, to: ModelId | 'local'): ComposerReason => {
  const writer =
    to === 'local'
      ? 'the page uses the resume’s own words'
      : `${options.find(({ id }) => id === to)!.name} arranged the page`
  return { code: 'fell-back', detail: `${problemType(code).title}, so ${writer}, as you chose.` }
}
