import type { ProblemCode } from '@thumbfolio/contracts'
import type { Draft, DraftMade, DraftPage } from './draft.js'

/** No worker has it now. */
export const isFreeDraft = ({ writing }: Draft, now: number): boolean =>
  writing !== undefined && (writing.lease?.until ?? 0) <= now

/** Leased to `holder` until then. */
export const leasedDraft = (draft: Draft, holder: string, until: number): Draft => ({
  ...draft,
  ...(draft.writing && { writing: { ...draft.writing, lease: { holder, until } } }),
})

/** Another worker may take it at once. */
export const releasedDraft = (draft: Draft): Draft => ({
  ...draft,
  ...(draft.writing && {
    writing: { startedAt: draft.writing.startedAt, deadlineAt: draft.writing.deadlineAt },
  }),
})

export const holdsDraft = ({ writing }: Draft, holder: string): boolean => writing?.lease?.holder === holder

/** A model arranged it. */
export function draftWritten(draft: Draft, written: { page: DraftPage; made: DraftMade }): Draft {
  const { writing: _done, problem: _none, ...rest } = draft
  return { ...rest, ...written, revision: draft.revision + 1 }
}

/** No model arranged it: it stays the local composer's page, and says why. */
export function draftNotWritten(draft: Draft, problem: ProblemCode): Draft {
  const { writing: _done, ...rest } = draft
  return { ...rest, problem, revision: draft.revision + 1 }
}
