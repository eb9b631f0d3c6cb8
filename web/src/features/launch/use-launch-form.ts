import { costOf, defaultModel, type Confirmations } from '@thumbfolio/contracts'
import { useState } from 'react'
import { withLaunch } from '../../lib/left-launch.js'
import { keptChoices } from './choices.js'
import { useChoices, type Chosen } from './use-choices.js'
import { useConsent } from './use-consent.js'
import { useDraft } from './use-draft.js'
import { useLaunching, type OnStarted } from './use-launching.js'
import { useThemes } from './use-themes.js'

export interface LaunchFormProps {
  siteName: string
  wanted: Chosen
  onChoose: (chosen: Chosen) => void
  onStarted: OnStarted
}

/** The draft that the launch was to publish could not be made; what is wrong with it is said where it would be. */
class DraftMissing extends Error {}

/** A launch before it begins: what is chosen, the draft of it, its price, and asking for it. */
export function useLaunchForm({ siteName, wanted, onChoose, onStarted }: LaunchFormProps) {
  const choices = useChoices({ siteName, wanted, onChoose })
  const { user, chosen, choose, list, fileUrl, page } = choices
  const { model, edits } = chosen
  const launching = useLaunching(onStarted)
  const themes = useThemes(siteName, fileUrl, page)
  const consent = useConsent(model, user._id, chosen, choose)
  const isKnown = choices.isReady && list.length > 0 && consent.writing !== undefined
  const drafts = useDraft(
    isKnown && fileUrl !== undefined ? { fileUrl, siteName, model, edits } : undefined,
    {
      isUnwritten: consent.isUnwritten,
      theme: chosen.theme,
    },
  )
  const { draft } = drafts
  // A model chooses a theme for its draft: what is seen is what is chosen.
  const seenIn = draft && !drafts.isPreview ? draft.content : undefined
  const theme = chosen.theme ?? (seenIn ? (seenIn.theme ?? { layout: seenIn.layout }) : themes.standing)
  const [isUnsaved, setIsUnsaved] = useState(false)
  const ready = draft?.status === 'ready' && !drafts.isPreview ? draft : undefined
  // Without a model the launch publishes the draft, which costs what the cheapest does; the price of one that does
  // nothing is asked only where there is no draft.
  const isPriceless = consent.isUnwritten && drafts.problem === undefined
  const cost = ready?.cost ?? costOf(isPriceless ? defaultModel : model)
  const start = async (confirm?: Confirmations) => {
    if (fileUrl === undefined || isUnsaved) return
    await launching.launch(async () => {
      const seen = await drafts.toLaunch()
      // No launch costs more than was said when it was asked for.
      if (!seen && draft?.launchId === undefined && cost < costOf(model)) throw new DraftMissing()
      await consent.save()
      return {
        fileUrl,
        siteName,
        model,
        fallback: consent.fallback,
        edits,
        theme,
        ...(seen && { draftId: seen.id, draftVersion: seen.draftVersion }),
        ...(confirm && { confirm }),
      }
    })
  }
  // The balance has to do for the chosen model, whoever arranges the page in the end.
  const needed = consent.isUnwritten ? costOf(model) : cost
  const back = new URLSearchParams({ ...(fileUrl !== undefined && { resume: fileUrl }), site: siteName })
  return {
    ...choices,
    siteName,
    themes,
    theme,
    consent,
    drafts,
    ready,
    launching,
    start,
    isUnsaved,
    setIsUnsaved,
    cost,
    needed,
    isPoor: user.credits < needed,
    isLaunchable: choices.isReady && consent.writing !== undefined,
    back,
    /** Where somebody goes from here, to another step or to the credits, leads back to all of it. */
    left: withLaunch({
      address: `/launch?${back.toString()}&model=${model}`,
      state: keptChoices(user._id, siteName, chosen),
    }),
  }
}

export type LaunchFormState = ReturnType<typeof useLaunchForm>
