import { useQuery } from '@tanstack/react-query'
import { models, type ModelId } from '@thumbfolio/contracts'
import { changeConsent, consentsNow } from '../../lib/consents-api.js'
import type { Choices } from './choices.js'
import { fallbacksFor, isUnwritten, otherThan, writingOf, type Writing } from './consent.js'
import { modelOptions } from './launch-api.js'

const loadAll = async (signal: AbortSignal) => {
  const [options, consents] = await Promise.all([modelOptions(signal), consentsNow(signal)])
  return { options, consents }
}

/** What the owner says about the chosen model before a launch. Until it is known nothing is asked, and nothing launched. */
export function useConsent(
  model: ModelId,
  userId: string,
  { grants, fallback }: Choices,
  onChoose: (choices: Partial<Choices>) => void,
) {
  const query = useQuery({
    queryKey: ['models-and-consents', userId],
    queryFn: ({ signal }) => loadAll(signal),
  })
  const { vendorId, name } = models.find(({ id }) => id === model)!
  const known = query.data
  const writing: Writing | undefined = known && writingOf(model, known.options, known.consents)
  const fallbacks = known ? fallbacksFor(model, known.options, known.consents) : []
  const isGranted = grants.includes(model)
  return {
    writing,
    fallbacks,
    isGranted,
    modelName: name,
    otherName: known && otherThan(model, known.options, known.consents)?.name,
    /** The page is arranged without a model, and without its price; false until known. */
    isUnwritten: writing !== undefined && isUnwritten(writing, isGranted),
    hasFailed: query.isError,
    reload: () => void query.refetch(),
    fallback: fallbacks.includes(fallback) ? fallback : ('none' as const),
    grant: (granted: boolean) => {
      const others = grants.filter((id) => id !== model)
      onChoose({ grants: granted ? [...others, model] : others })
    },
    /** Sends the ticked consents to the server, before the launch that depends on them. */
    save: async () => {
      if (writing?.kind === 'ask' && isGranted) await changeConsent(vendorId, true)
    },
  }
}
