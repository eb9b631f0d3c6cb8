import type { DraftView } from '@thumbfolio/contracts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { begun, type History } from '../../lib/history.js'
import type { WordKeeper } from './kept-words.js'
import { rebased, type Conflict } from './rebase-words.js'
import { isChanged } from './words-edit.js'
import { wordsOf, type Ids, type Words } from './words.js'

/** `refused`: the server rejected the save; `problem` is the reason. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'refused'

export interface StudioState {
  /** As in the server's last response. */
  readonly draft: DraftView
  readonly history: History<Words>
  /** The words that the server has. */
  readonly saved: Words
  readonly ids: Ids
  readonly state: SaveState
  readonly problem: unknown
  /** Set when another tab or device changed the draft: its values where both changed the same ones. */
  readonly merged: readonly Conflict[] | undefined
}

/** Changes of a live page can be discarded here; a draft for a launch is discarded on the launch page. */
export const canDiscard = ({ kind, changes, outdated }: DraftView): boolean =>
  kind === 'changes' && (changes > 0 || outdated)

/** The state of a studio. Unsaved words are stored in the browser with each change. */
export function studioState(loaded: DraftView, keeper: WordKeeper) {
  const store: StoreApi<StudioState> = createStore(() => begin(loaded, keeper))
  const { getState: now, setState: set } = store
  const isUnsaved = () => isChanged(now().history.now, now().saved, now().ids)
  const keep = () => {
    const { history, saved, ids } = now()
    if (isUnsaved()) keeper.write({ words: history.now, saved, ids })
    else keeper.clear()
  }
  /** Rebases the unsaved words on the server's. `base`: the words that the server's answer is based on. */
  const takeOver = (draft: DraftView, base: Words, ids = now().ids): readonly Conflict[] => {
    const saved = wordsOf(draft.content, ids)
    const { words, conflicts } = rebased(now().history.now, base, saved)
    set(({ history }) => ({ draft, saved, ids, history: { ...history, now: words } }))
    keep()
    return conflicts
  }
  return {
    store,
    now,
    set,
    isUnsaved,
    keep,
    takeOver,
    /** After a change elsewhere. Rebases the history too, so that undo reverts only changes made here. */
    takeOverNewer: (draft: DraftView) => {
      const base = now().saved
      const conflicts = takeOver(draft, base)
      const { saved } = now()
      const onTop = (words: Words) => rebased(words, base, saved).words
      set(({ merged = [], history: { past, now: words, future } }) => ({
        history: { past: past.map(onTop), now: words, future: future.map(onTop) },
        merged: [...merged, ...conflicts],
      }))
    },
  }
}

export type StateOfStudio = ReturnType<typeof studioState>

function begin(draft: DraftView, keeper: WordKeeper): StudioState {
  const kept = keeper.read()
  const ids = kept?.ids ?? new Map<string, string>()
  const saved = wordsOf(draft.content, ids)
  const { words, conflicts } = kept ? rebased(kept.words, kept.saved, saved) : { words: saved, conflicts: [] }
  return {
    draft,
    saved,
    ids,
    history: begun(words),
    state: isChanged(words, saved, ids) ? 'unsaved' : 'saved',
    problem: undefined,
    merged: conflicts.length > 0 ? conflicts : undefined,
  }
}
