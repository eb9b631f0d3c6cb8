import {
  draftRoutes,
  type Confirmations,
  type DraftView,
  type EditsChoice,
  type GitHubChoice,
  type ModelId,
  type SiteContentEdit,
  type SiteTheme,
  type SiteVisibility,
  type SuggestionDecision,
} from '@thumbfolio/contracts'
import { call, callTagged } from './api-client.js'

export interface DraftWanted {
  readonly fileUrl: string
  readonly siteName: string
  readonly model: ModelId
  readonly by: DraftView['by']
  readonly edits?: EditsChoice
  readonly again?: boolean
}

/** A draft may be arranged by the service while the call waits, which takes longer than other calls. */
const timeoutMs = 30_000

/** Makes a draft, or answers with the one of the same resume, name and composer. */
export const makeDraft = async (body: DraftWanted): Promise<DraftView> =>
  (await call(draftRoutes.makeDraft, { body }, { timeoutMs })).data

export const draftNow = async (id: string, signal?: AbortSignal): Promise<DraftView> =>
  (await call(draftRoutes.draft, { params: { id } }, { signal })).data

/** Whether the draft can be edited or launched: nothing is being written, and no launch has taken it. */
export const isOpen = ({ status, launchId }: DraftView): boolean =>
  status === 'ready' && launchId === undefined

export const discardDraft = async (id: string): Promise<void> => {
  await call(draftRoutes.deleteDraft, { params: { id } })
}

export type DraftChange = Partial<
  Pick<SiteVisibility, 'contact' | 'personal' | 'references' | 'indexed' | 'actions'>
> & {
  readonly theme?: SiteTheme
  readonly github?: GitHubChoice
}

export const changeDraft = async (id: string, body: DraftChange): Promise<DraftView> =>
  (await call(draftRoutes.changeDraft, { params: { id }, body })).data

export const ifMatchOf = ({ draftVersion }: DraftView) => ({ ifMatch: `"${draftVersion}"` })

/** @throws ApiProblem `stale` when the draft was changed meanwhile */
export const saveDraft = async (draft: DraftView, body: SiteContentEdit): Promise<DraftView> =>
  (await callTagged(draftRoutes.editDraftContent, { params: { id: draft.id }, body }, ifMatchOf(draft))).body
    .data

/** @throws ApiProblem `stale` when the draft was changed meanwhile */
export async function decideDraft(
  draft: DraftView,
  decisions: readonly SuggestionDecision[],
): Promise<DraftView> {
  const input = { params: { id: draft.id }, body: { decisions: [...decisions] } }
  return (await callTagged(draftRoutes.decideDraftSuggestions, input, ifMatchOf(draft))).body.data
}

/** @throws ApiProblem `stale` when the draft was changed meanwhile */
export async function answerDraft(draft: DraftView, confirm: Confirmations): Promise<DraftView> {
  const input = { params: { id: draft.id }, body: { confirm } }
  return (await callTagged(draftRoutes.answerDraftFindings, input, ifMatchOf(draft))).body.data
}
