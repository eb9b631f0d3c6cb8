import { useQuery } from '@tanstack/react-query'
import { sameTheme, type DraftView, type SiteTheme } from '@thumbfolio/contracts'
import { useEffect, useRef, useState } from 'react'
import {
  changeDraft,
  discardDraft,
  draftNow,
  isOpen,
  makeDraft,
  type DraftChange,
  type DraftWanted,
} from '../../lib/draft-api.js'
import { useDraftChanges, type ShownDraft } from './use-draft-changes.js'

const lookEveryMs = 1_000

interface DraftChoices {
  /** No model arranges the page: the draft that is made at once is the one that is launched. */
  readonly isUnwritten: boolean
  readonly theme: SiteTheme | undefined
  /** The draft whose owner comes from its studio to launch it. */
  readonly edited: string | undefined
}

type Wanted = Omit<DraftWanted, 'by' | 'again'>
type Change = (draft: DraftView) => Promise<DraftView>

const changing = (change: Change) => async (now: ShownDraft | undefined) =>
  now && { ...now, draft: await change(now.draft) }

/** The draft whose studio its owner comes from, if it is of what is launched. */
async function editedDraft(id: string, wanted: Wanted | undefined): Promise<ShownDraft | undefined> {
  const draft = await draftNow(id).catch(() => undefined)
  const isWanted =
    draft !== undefined &&
    draft.siteName === wanted?.siteName &&
    draft.model === wanted.model &&
    wanted.fileUrl.endsWith(draft.resumeId)
  return isWanted ? { draft, isAskedFor: true } : undefined
}

/**
 * The draft of a launch. A draft without a model is made at once, because no vendor sees the resume for it. If a model will
 * arrange the page, that draft is only a preview and is not published; the owner can ask for a draft by the model.
 */
export function useDraft(wanted: Wanted | undefined, { isUnwritten, theme, edited }: DraftChoices) {
  const page = wanted && [wanted.fileUrl, wanted.siteName, wanted.edits].join(' ')
  const key = wanted && [page, isUnwritten ? 'local' : wanted.model].join(' ')
  const { shown, problem, run, settled, forget } = useDraftChanges()
  const [isMaking, setIsMaking] = useState(false)
  /** The draft that is being made: a second press does not request it twice. */
  const making = useRef<string>(undefined)
  const make = async (
    more: Pick<DraftWanted, 'by' | 'again'>,
    { isAskedFor = true, before }: { isAskedFor?: boolean; before?: () => Promise<void> } = {},
  ) => {
    const which = [key, more.by].join(' ')
    if (!wanted || making.current === which) return
    making.current = which
    setIsMaking(true)
    await run(async () => {
      await before?.()
      const made = await makeDraft({ ...wanted, ...more })
      const isInTheme =
        theme === undefined || made.launchId !== undefined || sameTheme(made.content.theme, theme)
      return { draft: isInTheme ? made : await changeDraft(made.id, { theme }), isAskedFor }
    })
    if (making.current !== which) return
    making.current = undefined
    setIsMaking(false)
  }
  const show = async () => {
    if (edited !== undefined && (await run(() => editedDraft(edited, wanted)))) return
    await make({ by: 'local' }, { isAskedFor: false })
  }

  // A different resume, name or model needs a different draft; the draft without a model is the same for every model. A
  // launch waits for a draft that is still being made.
  const shownFor = useRef<string>(undefined)
  useEffect(() => {
    const isThere = shownFor.current === page && shown?.draft.by === 'local'
    shownFor.current = page
    if (isThere) return void run(async (now) => now && { ...now, isAskedFor: false })
    forget()
    setIsMaking(false)
    if (key !== undefined) void show()
  }, [key])

  const change = (next: Change) => run(changing(next))
  const reload = async () => (await change(({ id }) => draftNow(id))) ?? null
  const draft = shown?.draft
  useQuery({
    queryKey: ['draft', draft?.id],
    queryFn: () => reload(),
    enabled: draft?.status === 'writing',
    refetchInterval: lookEveryMs,
  })
  const isPreview = ({ isAskedFor }: ShownDraft) => !isUnwritten && !isAskedFor
  return {
    draft,
    /** The draft shows the page before a model arranges it; the launch does not publish it. */
    isPreview: shown !== undefined && isPreview(shown),
    isMaking,
    problem,
    show,
    make,
    change: (part: DraftChange) => change(({ id }) => changeDraft(id, part)),
    /** With the version that is on screen: a change elsewhere is refused, not overwritten. */
    save: (save: Change) => change(save),
    reload,
    /** The draft that a launch publishes, after pending changes; undefined if there is none. */
    toLaunch: async () => {
      const now = await settled()
      return now && isOpen(now.draft) && !isPreview(now) ? now.draft : undefined
    },
    /** Deletes the draft with its changes, and makes a new one from the resume. */
    discard: async () => {
      const kept = await run(async (now) => {
        if (now) await discardDraft(now.draft.id)
        return undefined
      })
      if (!kept) await show()
    },
  }
}

export type Drafts = ReturnType<typeof useDraft>
