import type { DraftView } from '@thumbfolio/contracts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { ApiProblem, isProblem, isUnreachable } from '../../lib/api-problem.js'
import { begun, changed, redone, undone, type History } from '../../lib/history.js'
import type { WordKeeper } from './kept-words.js'
import { rebased, type Conflict } from './rebase-words.js'
import * as studioApi from './studio-api.js'
import { editOf, idsAfter, isChanged } from './words-edit.js'
import { savedForm, wordsOf, type Ids, type Words } from './words.js'

/** `refused`: the server said no, and `problem` says why. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'refused'

export interface StudioState {
  /** As the server last answered. */
  readonly draft: DraftView
  readonly history: History<Words>
  /** The words that the server has. */
  readonly saved: Words
  readonly ids: Ids
  readonly state: SaveState
  readonly problem: unknown
  /** Set when another tab or device changed the draft: what it wrote where words were typed here too. */
  readonly merged: readonly Conflict[] | undefined
}

export interface Studio {
  readonly store: StoreApi<StudioState>
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
 * A draft while its owner edits it. One call at a time, each with the version that the one before it answered with. Words
 * that are not saved are kept, whatever happens to a call.
 */
export function createStudio(loaded: DraftView, keeper: WordKeeper): Studio {
  const store = createStore<StudioState>(() => begin(loaded, keeper))
  const { getState: now, setState: set } = store
  let queue: Promise<unknown> = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = queue.then(work)
    queue = next.catch(() => undefined)
    return next
  }
  const isUnsaved = () => isChanged(now().history.now, now().saved, now().ids)
  const keep = () => {
    const { history, saved, ids } = now()
    if (isUnsaved()) keeper.write({ words: history.now, saved, ids })
    else keeper.clear()
  }
  const saveIn = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }
  const step = (history: History<Words>) => {
    if (history === now().history) return
    set({ history })
    keep()
    if (!isUnsaved()) return now().state !== 'saving' && set({ state: 'saved', problem: undefined })
    if (now().state !== 'offline') set({ state: 'unsaved' })
    saveIn(restMs)
  }
  /** Takes over what the server has, under what is in hand. `base`: the words that this answer knew. */
  const takeOver = (draft: DraftView, base: Words, ids = now().ids): readonly Conflict[] => {
    const saved = wordsOf(draft.content, ids)
    const { words, conflicts } = rebased(now().history.now, base, saved)
    set(({ history }) => ({ draft, saved, ids, history: { ...history, now: words } }))
    keep()
    return conflicts
  }
  /** After a change elsewhere: an undo takes back what was done here, and nothing of what was done there. */
  const takeOverNewer = (draft: DraftView) => {
    const base = now().saved
    const conflicts = takeOver(draft, base)
    const { saved } = now()
    const onTop = (words: Words) => rebased(words, base, saved).words
    set(({ merged = [], history: { past, now: words, future } }) => ({
      history: { past: past.map(onTop), now: words, future: future.map(onTop) },
      merged: [...merged, ...conflicts],
    }))
  }
  const follow = async () => takeOverNewer(await studioApi.draftOf(now().draft.id))
  /** Once more on top of what is there now, where another device was faster. */
  const onNewest = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      if (!isProblem(error, 'stale')) throw error
      await follow()
      return work()
    }
  }
  const saveOnce = async () => {
    const { draft, history, saved, ids } = now()
    if (!isUnsaved()) return
    const sent = savedForm(history.now)
    const answered = await studioApi.saveWords(draft, editOf(sent, saved, ids))
    takeOver(answered, sent, idsAfter(sent, ids, answered.content))
  }
  const fail = (problem: unknown) => {
    const isAway = isUnreachable(problem) || !(problem instanceof ApiProblem)
    set({ state: isAway ? 'offline' : 'refused', problem })
    if (isAway) saveIn(retryMs)
  }
  const flush = (): Promise<boolean> => {
    clearTimeout(timer)
    return inTurn(async () => {
      if (!isUnsaved()) {
        set({ state: 'saved', problem: undefined })
        return true
      }
      set(({ state }) => ({ state: state === 'offline' ? state : 'saving' }))
      try {
        await onNewest(saveOnce)
      } catch (error) {
        fail(error)
        return false
      }
      const isDone = !isUnsaved()
      set({ state: isDone ? 'saved' : 'unsaved', problem: undefined })
      if (!isDone) saveIn(restMs)
      return isDone
    })
  }
  const retry = () => void flush()

  return {
    store,
    apply: (change, burst) => step(changed(now().history, change(now().history.now), burst)),
    undo: () => step(undone(now().history)),
    redo: () => step(redone(now().history)),
    flush,
    change: async (make) => {
      await flush()
      return inTurn(() =>
        onNewest(async () => {
          const draft = await make(now().draft)
          takeOver(draft, now().saved)
          return draft
        }),
      )
    },
    look: () =>
      inTurn(async () => {
        const latest = await studioApi.draftOf(now().draft.id).catch(() => undefined)
        if (latest && latest.draftVersion !== now().draft.draftVersion) takeOverNewer(latest)
      }),
    forgetMerged: () => set({ merged: undefined }),
    open: () => {
      addEventListener('online', retry)
      if (isUnsaved()) saveIn(0)
      return () => {
        removeEventListener('online', retry)
        clearTimeout(timer)
        if (isUnsaved() && now().state !== 'refused') void flush()
      }
    },
  }
}

function begin(draft: DraftView, keeper: WordKeeper): StudioState {
  const kept = keeper.read()
  const saved = wordsOf(draft.content, kept?.ids)
  const back = kept && rebased(kept.words, kept.saved, saved)
  const isBack = back !== undefined && isChanged(back.words, saved, kept!.ids)
  return {
    draft,
    saved,
    ids: kept?.ids ?? new Map(),
    history: begun(isBack ? back.words : saved),
    state: isBack ? 'unsaved' : 'saved',
    problem: undefined,
    merged: back && back.conflicts.length > 0 ? back.conflicts : undefined,
  }
}
