import { useQuery } from '@tanstack/react-query'
import { models, type ModelId } from '@thumbfolio/contracts'
import { useState } from 'react'
import { changeConsent, consentsNow } from '../../lib/consents-api.js'
import type { Choices } from './choices.js'
import { cheaperThan, fallbacksFor, isUnwritten, otherThan, writingOf, type Writing } from './consent.js'
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
  const [isByHand, setIsByHand] = useState(false)
  const { vendorId, name } = models.find(({ id }) => id === model)!
  const known = query.data
  const writing: Writing | undefined = known && writingOf(model, known.options, known.consents)
  const fallbacks = known ? fallbacksFor(model, known.options, known.consents) : []
  const isGranted = grants.includes(model)
  const cheaper = cheaperThan(model)
  return {
    writing,
    fallbacks,
    isGranted,
    modelName: name,
    otherName: known && otherThan(model, known.options, known.consents)?.name,
    /** It was ticked just now, not on an earlier visit. */
    isNew: isGranted && isByHand,
    /** Without a model, at its price; false until it is known. */
    isUnwritten: writing !== undefined && isUnwritten(writing, isGranted),
    /** What costs less, and whether its model may write. */
    cheaper: known &&
      cheaper && {
        ...cheaper,
        mayWrite: writingOf(cheaper.id, known.options, known.consents).kind === 'allowed',
      },
    hasFailed: query.isError,
    reload: () => void query.refetch(),
    fallback: fallbacks.includes(fallback) ? fallback : ('none' as const),
    grant: (granted: boolean) => {
      setIsByHand(true)
      const others = grants.filter((id) => id !== model)
      onChoose({ grants: granted ? [...others, model] : others })
    },
    /** Tells the server what was ticked, before the launch that relies on it. */
    save: async () => {
      if (writing?.kind === 'ask' && isGranted) await changeConsent(vendorId, true)
    },
  }
}
