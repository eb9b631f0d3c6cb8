import type { DraftView, PageLanguage } from '@thumbfolio/contracts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { ApiProblem, isProblem, isUnreachable } from '../../lib/api-problem.js'
import { draftNow, otherLanguageOf, saveDraft } from '../../lib/draft-api.js'
import { changed, redone, undone, type History } from '../../lib/history.js'
import type { WordKeeper } from './kept-words.js'
import { pictureUrls, type PictureUrls } from './picture-urls.js'
import { pictureOf } from './studio-api.js'
import { studioState, type StateOfStudio, type StudioState } from './studio-state.js'
import { editOf, idsAfter, sentForm } from './words-edit.js'
import type { Words } from './words.js'

export interface Studio {
  readonly store: StoreApi<StudioState>
  readonly pictures: PictureUrls
  /** What the frame shows: the case study of the entry with this key; default: the first page. */
  readonly shown: StoreApi<{ readonly study: string | undefined }>
  /** Consecutive changes of one `burst` are one undo step. */
  apply(change: (words: Words) => Words, burst?: string): void
  undo(): void
  redo(): void
  /** Saves now. Resolves to whether the server has everything. */
  flush(): Promise<boolean>
  /** Changes a setting of the draft, after its words are saved. @throws ApiProblem */
  change(make: (draft: DraftView) => Promise<DraftView>): Promise<DraftView>
  /** Takes over changes of another tab or device. */
  refresh(): Promise<void>
  forgetMerged(): void
  /** Autosaves, also when the connection is back, until the returned function is called. */
  open(): () => void
}

const saveDelayMs = 600
const retryMs = 5_000

/**
 * A draft while its owner edits it. Calls are serialized, each with the version of the previous response. After a version
 * conflict the call is retried once on the newest version.
 */
export function createStudio(loaded: DraftView, keeper: WordKeeper): Studio {
  const state = studioState(loaded, keeper)
  const { store, now, set, isUnsaved } = state
  const pictures = pictureUrls(pictureOf)
  const language = otherLanguageOf(loaded)
  const enqueue = serialQueue()
  let timer: ReturnType<typeof setTimeout> | undefined
  const saveIn = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }
  const saveNow = async (): Promise<boolean> => {
    if (isUnsaved()) set(({ state: before }) => ({ state: before === 'offline' ? before : 'saving' }))
    try {
      await retryOnNewest(state, () => saveOnce(state))
    } catch (error) {
      const isOffline = isUnreachable(error) || !(error instanceof ApiProblem)
      set({ state: isOffline ? 'offline' : 'refused', problem: error })
      if (isOffline) saveIn(retryMs)
      return false
    }
    const isDone = !isUnsaved()
    set({ state: isDone ? 'saved' : 'unsaved', problem: undefined })
    if (!isDone) saveIn(saveDelayMs)
    return isDone
  }
  const flush = (): Promise<boolean> => {
    clearTimeout(timer)
    return enqueue(saveNow)
  }
  const step = (history: History<Words>) => {
    if (history === now().history) return
    set({ history })
    state.keep()
    if (now().state !== 'offline' && now().state !== 'saving') set({ state: 'unsaved' })
    saveIn(saveDelayMs)
  }
  const retry = () => void flush()

  return {
    store,
    pictures,
    shown: createStore(() => ({ study: undefined })),
    apply: (change, burst) => step(changed(now().history, change(now().history.now), burst)),
    undo: () => step(undone(now().history)),
    redo: () => step(redone(now().history)),
    flush,
    change: async (make) => {
      await flush()
      return enqueue(() =>
        retryOnNewest(state, async () => {
          const draft = await inLanguage(await make(now().draft), language)
          state.takeOver(draft, now().saved)
          return draft
        }),
      )
    },
    refresh: () =>
      enqueue(async () => {
        const latest = await draftNow(now().draft.id, { language }).catch(() => undefined)
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

/** The draft with the words of this language: changes of settings are answered in the first one. */
const inLanguage = async (draft: DraftView, language: PageLanguage | undefined): Promise<DraftView> =>
  language === otherLanguageOf(draft) ? draft : draftNow(draft.id, { language })

/** Runs tasks one at a time, in order. */
function serialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(task: () => Promise<T>): Promise<T> => {
    const next = last.then(task)
    last = next.catch(() => undefined)
    return next
  }
}

async function saveOnce({ now, isUnsaved, takeOver }: StateOfStudio): Promise<void> {
  const { draft, history, saved, ids } = now()
  if (!isUnsaved()) return
  const sent = sentForm(history.now, ids)
  const answered = await saveDraft(draft, editOf(sent, saved, ids))
  takeOver(answered, sent, idsAfter(sent, ids, answered.content))
}

async function retryOnNewest<T>({ now, takeOverNewer }: StateOfStudio, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isProblem(error, 'stale')) throw error
    const { draft } = now()
    takeOverNewer(await draftNow(draft.id, { language: otherLanguageOf(draft) }))
    return work()
  }
}
