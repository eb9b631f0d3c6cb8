import {
  baseLanguage,
  draftRoutes,
  PageLanguage,
  PersonalFactKind,
  type ActionsChange,
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

/** The draft in a language of its page. Default: the first. */
export const draftNow = async (
  id: string,
  { language, signal }: { readonly language?: PageLanguage | undefined; readonly signal?: AbortSignal } = {},
): Promise<DraftView> =>
  (await call(draftRoutes.draft, { params: { id }, query: { ...(language && { language }) } }, { signal }))
    .data

/** The language that the words of a draft are in; undefined for the first language of its page. */
export function otherLanguageOf({ content }: Pick<DraftView, 'content'>): PageLanguage | undefined {
  const [first] = content.languages ?? []
  const language = baseLanguage(content.language)
  if (!first || baseLanguage(first.language) === language) return undefined
  return PageLanguage.safeParse(language).data
}

/** Whether the draft can be edited or launched: nothing is being written, and no launch has taken it. */
export const isOpen = ({ status, launchId }: DraftView): boolean =>
  status === 'ready' && launchId === undefined

export const discardDraft = async (id: string): Promise<void> => {
  await call(draftRoutes.deleteDraft, { params: { id } })
}

/** Only what is switched is sent: the rest may be switched in another tab by now. */
export type DraftChange = Partial<Pick<SiteVisibility, 'contact' | 'references' | 'indexed'>> & {
  readonly personal?: Partial<Record<PersonalFactKind, boolean>>
  readonly actions?: ActionsChange
  readonly theme?: SiteTheme
  readonly github?: GitHubChoice
}

/** What of the visibility was switched. */
export function switchedIn(
  { personal: before = [] }: Pick<SiteVisibility, 'personal'>,
  { personal, ...change }: Partial<Pick<SiteVisibility, 'contact' | 'personal' | 'references'>>,
): DraftChange {
  if (!personal) return change
  const kinds = [...before, ...personal].filter((kind) => before.includes(kind) !== personal.includes(kind))
  return { ...change, personal: Object.fromEntries(kinds.map((kind) => [kind, personal.includes(kind)])) }
}

/** The visibility with what was switched, while it is being saved. */
export const withSwitched = <V extends Partial<SiteVisibility>>(
  visibility: V,
  { personal = {}, actions = {}, ...change }: DraftChange,
): V => ({
  ...visibility,
  ...change,
  personal: PersonalFactKind.options.filter((kind) => personal[kind] ?? visibility.personal?.includes(kind)),
  actions: { ...visibility.actions, ...actions },
})

export const changeDraft = async (id: string, body: DraftChange): Promise<DraftView> =>
  (await call(draftRoutes.changeDraft, { params: { id }, body })).data

export const ifMatchOf = ({ draftVersion }: DraftView) => ({ ifMatch: `"${draftVersion}"` })

/** @throws ApiProblem `stale` when the draft was changed meanwhile */
export const saveDraft = async (draft: DraftView, body: SiteContentEdit): Promise<DraftView> =>
  (
    await callTagged(
      draftRoutes.editDraftContent,
      { params: { id: draft.id }, query: languageQuery(draft), body },
      ifMatchOf(draft),
    )
  ).body.data

/** The language of a call about the words of a draft. */
export function languageQuery(draft: Pick<DraftView, 'content'>): { readonly language?: PageLanguage } {
  const language = otherLanguageOf(draft)
  return language ? { language } : {}
}

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
