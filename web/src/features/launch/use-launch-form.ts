import { costOf, defaultModel, type Confirmations } from '@thumbfolio/contracts'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
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

/** The draft that the launch would publish could not be made. The place of the draft shows why. */
class DraftMissing extends Error {}

/** A launch before it begins: what is chosen, the draft of it, its price, and asking for it. */
export function useLaunchForm({ siteName, wanted, onChoose, onStarted }: LaunchFormProps) {
  const choices = useChoices({ siteName, wanted, onChoose })
  const { user, chosen, choose, list, fileUrl, page, isByHand } = choices
  const { edits } = chosen
  const model = isByHand ? defaultModel : chosen.model
  const [search] = useSearchParams()
  const launching = useLaunching(onStarted)
  const consent = useConsent(model, user._id, chosen, choose)
  const isUnwritten = consent.isUnwritten || isByHand
  const isKnown = choices.isReady && list.length > 0 && consent.writing !== undefined
  const drafts = useDraft(
    isKnown && fileUrl !== undefined ? { fileUrl, siteName, model, edits } : undefined,
    {
      isUnwritten,
      theme: chosen.theme,
      edited: search.get('draft') ?? undefined,
    },
  )
  const { draft } = drafts
  const [isDraftShown, setDraftShown] = useState(false)
  // The draft comes first: other pages and the pictures of the resume would delay it.
  const isFirstDone = isDraftShown || drafts.problem !== undefined || choices.isMissing
  const themes = useThemes(siteName, isFirstDone ? fileUrl : undefined, page)
  // A model chooses a theme for its draft: what is seen is what is chosen.
  const seenIn = draft && !drafts.isPreview ? draft.content : undefined
  const theme = chosen.theme ?? (seenIn ? (seenIn.theme ?? { layout: seenIn.layout }) : themes.standing)
  const ready = draft?.status === 'ready' && !drafts.isPreview ? draft : undefined
  // Without a model the launch publishes the draft, at the lowest price. If no draft can be made, the launch costs what the
  // chosen model costs.
  const isLowestPrice = isUnwritten && drafts.problem === undefined
  const cost = ready?.cost ?? costOf(isLowestPrice ? defaultModel : model)
  const start = async (confirm?: Confirmations) => {
    if (fileUrl === undefined) return
    await launching.launch(async () => {
      const seen = await drafts.toLaunch()
      // A launch never costs more than the price that was shown.
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
  // The balance must cover the chosen model, even if the page is arranged without it.
  const needed = isUnwritten ? costOf(model) : cost
  const back = new URLSearchParams({ ...(fileUrl !== undefined && { resume: fileUrl }), site: siteName })
  return {
    ...choices,
    siteName,
    themes,
    theme,
    /** The draft is on screen, or there is none. */
    isFirstDone,
    onDraftShown: () => setDraftShown(true),
    consent,
    drafts,
    ready,
    launching,
    start,
    cost,
    needed,
    isPoor: user.credits < needed,
    isLaunchable: choices.isReady && consent.writing !== undefined,
    back,
    /** Link state for other steps and the credits, to come back with all choices. */
    left: withLaunch({
      address: `/launch?${back.toString()}&model=${model}`,
      state: keptChoices(user._id, siteName, chosen),
    }),
  }
}

export type LaunchFormState = ReturnType<typeof useLaunchForm>
