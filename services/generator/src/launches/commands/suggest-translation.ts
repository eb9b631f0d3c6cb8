import {
  DomainError,
  invalid,
  models as options,
  type ModelOption,
  type SuggestedTranslation,
} from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { untranslatedIn, type Untranslated } from '../domain/languages/untranslated.js'
import { inLanguage } from '../domain/languages/translation.js'
import { siteOfDraft } from '../domain/drafts/draft-site.js'
import type { Draft } from '../domain/drafts/draft.js'
import { liveOf } from '../domain/site/live-version.js'
import {
  callRecordIn,
  factDifferences,
  ModelFailure,
  OverBudget,
  problemOf,
  translateLines,
  type Transcript,
} from '../../models/index.js'
import type { Ports } from '../ports.js'
import { allowModelDraft } from './allow-model-draft.js'
import { ownDraft } from './find-draft.js'

/** What one question has: its answer has a limit of tokens. Further lines are in the next one. */
const most = { lines: 120, characters: 10_000 } as const
/** What all questions about one draft may cost. */
const limitMicroUsd = 600_000

/**
 * Has a model translate what the page still says in the words of its first language. Nothing is stored or shown: its owner
 * takes each line over as an edit. A line whose numbers, dates or links are not equal is refused.
 * @throws DomainError `not-found`, `draft-gone`, `validation-failed` where no model may be asked, `draft-limit`, and those of models
 */
export const suggestTranslation = traced(
  'suggest-translation',
  async (
    ports: Ports,
    { language, ...wanted }: { readonly ownerId: string; readonly id: string; readonly language: string },
  ): Promise<SuggestedTranslation> => {
    const draft = await ownDraft(ports, wanted)
    const site = siteOfDraft(draft, ports.urlOf(draft.siteName))
    const [first, other] = [liveOf(site).source, liveOf(inLanguage(site, language)).source]
    const from = first.composition.language
    const to = other.composition.language
    if (from === to) throw new DomainError('not-found')
    const waiting = untranslatedIn(first, other)
    const lines = firstOf(waiting)
    if (lines.length === 0) return { lines: [], refused: [], left: 0 }
    const translated = await ask(ports, draft, { from, to, lines })
    const judged = lines.flatMap((line) => {
      const text = translated.get(line.id)
      return text === undefined ? [] : [judgedLine(line, text, { from, to })]
    })
    return {
      lines: judged.filter(({ facts }) => facts.length === 0).map(({ facts: _none, ...line }) => line),
      refused: judged.filter(({ facts }) => facts.length > 0).map(({ names: _n, ...line }) => line),
      left: waiting.length - lines.length,
    }
  },
)

function firstOf(waiting: readonly Untranslated[]): Untranslated[] {
  let characters = 0
  return waiting.slice(0, most.lines).filter(({ text }, at) => {
    characters += text.length
    return at === 0 || characters <= most.characters
  })
}

function judgedLine(
  { id, text: original, isProse }: Untranslated,
  text: string,
  { from, to }: { readonly from: string; readonly to: string },
) {
  const { facts, names } = factDifferences(
    { text: original, language: from },
    { text, language: to },
    isProse,
  )
  return { place: id, original, text, facts: [...facts], names: [...names] }
}

/** Asks the first model that is connected and may see the owner's resumes. */
async function ask(
  ports: Ports,
  { id, ownerId, page }: Draft,
  asked: Parameters<typeof translateLines>[2],
): Promise<ReadonlyMap<string, string>> {
  const consents = await ports.accounts.consents(ownerId)
  const isConnected = ({ id: model }: ModelOption) =>
    ports.translatorFor(model) !== undefined && !ports.missingModels.has(model)
  if (!options.some(isConnected)) throw invalid('#', notConnected)
  const chosen = options.find((option) => isConnected(option) && consents.includes(option.vendorId))
  if (!chosen) throw invalid('#', notAllowed)
  await allowModelDraft(ports, ownerId, `translation ${id}`, limitReached)
  const fresh: Transcript = {
    id,
    version: 0,
    schemaVersion: 1,
    siteName: id,
    ownerId,
    pinned: page.source.pinned,
    calls: [],
    startedAt: ports.now(),
  }
  try {
    return await translateLines(
      ports,
      {
        record: callRecordIn(ports.transcripts, fresh),
        model: ports.translatorFor(chosen.id)!,
        limitMicroUsd,
        until: ports.now() + ports.modelTimeoutMs,
        signal: ports.stopping,
      },
      // The vendor gets no more than the texts.
      { ...asked, lines: asked.lines.map(({ id: line, text }) => ({ id: line, text })) },
    )
  } catch (cause) {
    if (cause instanceof ModelFailure) throw new DomainError(problemOf[cause.kind], { cause })
    if (cause instanceof OverBudget) throw new DomainError(problemOf.budget, { cause })
    throw cause
  }
}

const notConnected = 'No model is connected here. Please translate the page yourself.'
const notAllowed =
  'You have not allowed a model to see your resumes. Please allow one in your profile, or translate the page yourself.'
const limitReached =
  'You have had today’s free suggestions by a model. Please come back tomorrow, or translate the page yourself.'
