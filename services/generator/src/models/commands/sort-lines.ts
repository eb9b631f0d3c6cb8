import { DomainError, vendorOf, type LineSorter, type ModelId, type SortedPart } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { everyItem } from '@thumbfolio/kit/store'
import { ModelFailure, type Model, type Prompt } from '../domain/model.js'
import { readSorting, sortingQuestion, type Sorting } from '../domain/sorting.js'
import { answerTo, hashOf } from '../domain/transcript.js'
import { problemOf } from '../domain/writing.js'
import { dayOf } from '../../time.js'
import { sortInstructions } from '../prompts/sort-1.js'
import type { Ports } from '../ports.js'
import { askModel, OverBudget } from './ask-model.js'
import { callRecordIn } from './call-record.js'
import { spentToday } from './spent-today.js'

/** What all questions about one resume may cost: as much as a launch by the cheapest model. */
const limitMicroUsd = 300_000
/** Resumes that somebody may have sorted a day. */
const mostPerDay = 5
/** Launches keep this share of what models may cost a day: a sorting costs no credit, and must not use it up. */
const shareForSortings = 0.5
/** Whoever asked waits for the answer. */
const longestMs = 45_000

export interface SortingRequest extends Pick<Sorting, 'language' | 'lines'> {
  readonly ownerId: string
  readonly resumeId: string
  readonly model: ModelId
}

/**
 * Asks a model what the lines of a resume are. Costs no credit. Nothing is sent without a consent, or past a limit; a
 * question that was answered before is not sent again.
 * @throws DomainError `sorting-not-connected`, `sorting-not-allowed`, `sorting-limit`, `sorting-failed`, or the problem of
 * the model
 */
export const sortLines = traced(
  'sort-lines',
  async (ports: Ports, request: SortingRequest): Promise<LineSorter & { parts: SortedPart[] }> => {
    const { ownerId, resumeId: id, model: chosen, language, lines } = request
    const model = ports.missingModels.has(chosen) ? undefined : ports.sorterFor(chosen)
    if (!model) throw new DomainError('sorting-not-connected')
    const vendor = vendorOf(chosen)
    if (await ports.erasures.isErased(ownerId)) throw new DomainError('not-found')
    const consents = await ports.accounts.consents(ownerId, ports.stopping)
    if (!consents.includes(vendor)) throw new DomainError('sorting-not-allowed')

    const prompt = sortingQuestion(sortInstructions, language, lines)
    await refusePastLimits(ports, request, hashOf(prompt, model.id))
    const fresh: Sorting = {
      id,
      version: 0,
      schemaVersion: 1,
      ownerId,
      language,
      lines,
      calls: [],
      startedAt: ports.now(),
    }
    const parts = await answerOf(ports, model, prompt, fresh)
    return { model: chosen, vendor, parts }
  },
)

/** @throws DomainError `sorting-limit`; never for a question that was answered before, which costs nothing */
async function refusePastLimits(
  ports: Ports,
  { ownerId, resumeId }: SortingRequest,
  inputHash: string,
): Promise<void> {
  const day = dayOf(ports.now())
  const known = await ports.sortings.find(resumeId)
  if (known && answerTo(known, inputHash)) return
  let others = 0
  for await (const { id, startedAt } of everyItem(ports.sortings, 'owner', { equals: ownerId }))
    if (id !== resumeId && dayOf(startedAt) === day) others++
  if (others >= mostPerDay || (await spentToday(ports)) > ports.dailyBudgetMicroUsd * shareForSortings)
    throw new DomainError('sorting-limit')
}

async function answerOf(ports: Ports, model: Model, prompt: Prompt, fresh: Sorting): Promise<SortedPart[]> {
  const record = callRecordIn(ports.sortings, fresh)
  const until = ports.now() + longestMs
  try {
    const asking = { record, model, limitMicroUsd, until, signal: ports.stopping }
    const { text, stop } = await askModel(ports, asking, prompt)
    const parts = stop === 'cut' ? undefined : readSorting(text)
    if (!parts) throw new DomainError('sorting-failed')
    return parts
  } catch (cause) {
    if (cause instanceof OverBudget)
      throw new DomainError(cause.of === 'day' ? problemOf.budget : 'sorting-limit', { cause })
    if (!(cause instanceof ModelFailure)) throw cause
    ports.log.warn({ err: cause, resumeId: fresh.id }, 'the model did not sort the lines')
    throw new DomainError(cause.kind === 'unusable' ? 'sorting-failed' : problemOf[cause.kind], { cause })
  }
}
