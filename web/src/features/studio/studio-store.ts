import type { DraftView } from '@thumbfolio/contracts'
import type { StoreApi } from 'zustand/vanilla'
import { ApiProblem, isProblem, isUnreachable } from '../../lib/api-problem.js'
import { draftNow, saveDraft } from '../../lib/draft-api.js'
import { changed, redone, undone, type History } from '../../lib/history.js'
import type { WordKeeper } from './kept-words.js'
import { pictureUrls, type PictureUrls } from './picture-urls.js'
import { pictureOf } from './studio-api.js'
import { studioState, type StateOfStudio, type StudioState } from './studio-state.js'
import { editOf, idsAfter } from './words-edit.js'
import { savedForm, type Words } from './words.js'

export interface Studio {
  readonly store: StoreApi<StudioState>
  readonly pictures: PictureUrls
  /** Changes of one `burst` are one step. */
  apply(change: (words: Words) => Words, burst?: string): void
  undo(): void
  redo(): void
  /** Saves what is in hand now. Answers with whether the server has everything. */
  flush(): Promise<boolean>
  /** A change of the draft beside its words, made after them. @throws ApiProblem */
  change(make: (draft: DraftView) => Promise<DraftView>): Promise<DraftView>
  /** Looks for changes of another tab or device. */
  look(): Promise<void>
  forgetMerged(): void
  /** Saves by itself, and when the connection is back, until the returned function is called. */
  open(): () => void
}

const restMs = 600
const retryMs = 5_000

/**
 * A draft while its owner edits it. One call at a time, each with the version that the one before it answered with; where
 * another device was faster, once more on top of what is there then.
 */
export function createStudio(loaded: DraftView, keeper: WordKeeper): Studio {
  const state = studioState(loaded, keeper)
  const { store, now, set, isUnsaved } = state
  const pictures = pictureUrls(pictureOf)
  const inTurn = turns()
  let timer: ReturnType<typeof setTimeout> | undefined
  const saveIn = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }
  const saveInTurn = async (): Promise<boolean> => {
    if (isUnsaved()) set(({ state: before }) => ({ state: before === 'offline' ? before : 'saving' }))
    try {
      await onNewest(state, () => saveOnce(state))
    } catch (error) {
      const isAway = isUnreachable(error) || !(error instanceof ApiProblem)
      set({ state: isAway ? 'offline' : 'refused', problem: error })
      if (isAway) saveIn(retryMs)
      return false
    }
    const isDone = !isUnsaved()
    set({ state: isDone ? 'saved' : 'unsaved', problem: undefined })
    if (!isDone) saveIn(restMs)
    return isDone
  }
  const flush = (): Promise<boolean> => {
    clearTimeout(timer)
    return inTurn(saveInTurn)
  }
  const step = (history: History<Words>) => {
    if (history === now().history) return
    set({ history })
    state.keep()
    if (now().state !== 'offline' && now().state !== 'saving') set({ state: 'unsaved' })
    saveIn(restMs)
  }
  const retry = () => void flush()

  return {
    store,
    pictures,
    apply: (change, burst) => step(changed(now().history, change(now().history.now), burst)),
    undo: () => step(undone(now().history)),
    redo: () => step(redone(now().history)),
    flush,
    change: async (make) => {
      await flush()
      return inTurn(() =>
        onNewest(state, async () => {
          const draft = await make(now().draft)
          state.takeOver(draft, now().saved)
          return draft
        }),
      )
    },
    look: () =>
      inTurn(async () => {
        const latest = await draftNow(now().draft.id).catch(() => undefined)
        if (!latest) return
        const { draft } = now()
        if (latest.draftVersion !== draft.draftVersion) state.takeOverNewer(latest)
        else if (latest.status !== draft.status || latest.outdated !== draft.outdated) set({ draft: latest })
      }),
    forgetMerged: () => set({ merged: undefined }),
    open: () => {
      addEventListener('online', retry)
      if (isUnsaved()) saveIn(0)
      return () => {
        removeEventListener('online', retry)
        clearTimeout(timer)
        pictures.clear()
        if (isUnsaved() && now().state !== 'refused') void flush()
      }
    },
  }
}

/** One piece of work at a time, in the order that they were asked for. */
function turns() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }
}

async function saveOnce({ now, isUnsaved, takeOver }: StateOfStudio): Promise<void> {
  const { draft, history, saved, ids } = now()
  if (!isUnsaved()) return
  const sent = savedForm(history.now)
  const answered = await saveDraft(draft, editOf(sent, saved, ids))
  takeOver(answered, sent, idsAfter(sent, ids, answered.content))
}

async function onNewest<T>({ now, takeOverNewer }: StateOfStudio, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isProblem(error, 'stale')) throw error
    takeOverNewer(await draftNow(now().draft.id))
    return work()
  }
}
