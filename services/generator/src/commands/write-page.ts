import {
  costOf,
  DomainError,
  models as options,
  problemType,
  vendorOf,
  type ComposerReason,
  type ModelId,
  type ModelVendor,
} from '@thumbfolio/contracts'
import { Composition } from '../domain/composition.js'
import { ModelFailure } from '../domain/model.js'
import type { Outputs, PendingLaunch, Pinned, Site } from '../domain/site.js'
import { whole } from '../domain/whole.js'
import { accountOf } from '../domain/transcript.js'
import { problemOf } from '../domain/writing.js'
import type { Ports } from '../ports.js'
import { OverBudget } from './ask-model.js'
import { composeWithModel } from './compose-with-model.js'
import { keepTrying, unlessAborted } from './keep-trying.js'

/** What the models may cost for each credit of a launch. */
const microUsdPerCredit = 300_000
/** The part of a launch's time, and the most of it, that the steps after the writing keep. */
const shareKept = 0.2
const mostKeptMs = 15_000

interface Writer {
  readonly site: Site
  readonly launch: PendingLaunch
  readonly pinned: Pinned
  readonly signal: AbortSignal
}

type Written = Pick<Outputs, 'composed' | 'writing'>

/**
 * Has the page of a launch written: by the chosen model where there is a key for it and its vendor may see the resume,
 * else by the local composer. What else may happen when the model cannot answer is the owner's choice.
 * @throws DomainError with the problem the launch ends in
 */
export async function writePage(ports: Ports, writer: Writer): Promise<Written> {
  const { model: chosen, fallback = 'none' } = writer.launch
  if (!ports.modelFor(chosen)) return writeLocally(ports, writer, keyless(ports))
  const consents = await consentsOf(ports, writer)
  if (!consents.includes(vendorOf(chosen))) return writeLocally(ports, writer, noConsent(chosen), consents)
  try {
    return await writeWith(ports, writer, chosen, consents)
  } catch (error) {
    const problem = failureOf(error)
    if (!problem || fallback === 'none') throw problem ?? error
    ports.log.warn({ err: error, launchId: writer.launch.id }, 'the chosen model did not write')
    if (fallback === 'local') return writeLocally(ports, writer, fellBack(problem, 'local'), consents)
    const other = options.find(({ id }) => id !== chosen)!.id
    if (!ports.modelFor(other) || !consents.includes(vendorOf(other))) throw problem
    return await writeWith(ports, writer, other, consents, fellBack(problem, other)).catch(
      (second: unknown) => {
        throw failureOf(second) ? problem : second
      },
    )
  }
}

const consentsOf = ({ accounts }: Ports, { site, signal }: Writer): Promise<readonly ModelVendor[]> =>
  keepTrying(() => accounts.consents(site.ownerId, signal), { signal })

/** The problem of a model that could not answer; undefined for an error that is none of its. */
function failureOf(cause: unknown): DomainError | undefined {
  if (cause instanceof ModelFailure) return new DomainError(problemOf[cause.kind], { cause })
  if (!(cause instanceof OverBudget)) return undefined
  // A resume too long for its launch's share is no better off tomorrow.
  return new DomainError(cause.of === 'day' ? problemOf.budget : 'launch-compose-failed', { cause })
}

async function writeWith(
  ports: Ports,
  { site, launch, pinned, signal }: Writer,
  modelId: ModelId,
  consents: readonly ModelVendor[],
  reason?: ComposerReason,
): Promise<Written> {
  const model = ports.modelFor(modelId)!
  const { composition, judgement } = await composeWithModel(ports, {
    ...{ launchId: launch.id, siteName: site.id, ownerId: site.ownerId, pinned, model, signal },
    limitMicroUsd: costOf(launch.model) * microUsdPerCredit,
    until: untilFor(ports, launch, reason !== undefined),
  })
  return {
    composed: whole(composition, pinned.content, pinned.language),
    writing: {
      ...accountOf(await ports.transcripts.find(launch.id)),
      ...{ composer: model.name, consents: [...consents], score: judgement.score },
      ...(reason && { reason }),
    },
  }
}

/** A first model leaves a second one its time. */
function untilFor(ports: Ports, { deadlineAt, fallback }: PendingLaunch, isSecond: boolean): number {
  const now = ports.now()
  const last = deadlineAt - Math.min(mostKeptMs, ports.deadlineMs * shareKept)
  return fallback === 'other' && !isSecond ? now + (last - now) / 2 : last
}

async function writeLocally(
  ports: Ports,
  { launch, pinned, signal }: Writer,
  reason: ComposerReason | undefined,
  consents?: readonly ModelVendor[],
): Promise<Written> {
  const { content, language } = pinned
  const composer = ports.composerFor(launch.model)
  try {
    const composed = await unlessAborted(
      composer.compose({ content, language, model: launch.model, signal }),
      signal,
    )
    const account = accountOf(await ports.transcripts.find(launch.id))
    return {
      composed: Composition.parse(composed),
      writing: {
        ...{ ...account, composer: composer.name },
        ...(reason && { reason }),
        ...(consents && { consents: [...consents] }),
      },
    }
  } catch (cause) {
    throw signal.aborted ? cause : new DomainError('launch-compose-failed', { cause })
  }
}

const keyless = (ports: Ports): ComposerReason | undefined =>
  ports.composerFor('gemini-flash').name === 'local'
    ? { code: 'no-key', detail: 'No model is connected here, so the page uses the resume’s own words.' }
    : undefined

const noConsent = (model: ModelId): ComposerReason => {
  const { name, vendor } = options.find(({ id }) => id === model)!
  const detail = `You have not allowed ${vendor} to see your resumes, so ${name} did not write this page: it uses the resume’s own words.`
  return { code: 'no-consent', detail }
}

const fellBack = ({ code }: DomainError, to: ModelId | 'local'): ComposerReason => {
  const writer =
    to === 'local'
      ? 'the page uses the resume’s own words'
      : `${options.find(({ id }) => id === to)!.name} wrote the page`
  return { code: 'fell-back', detail: `${problemType(code).title}, so ${writer}, as you chose.` }
}
