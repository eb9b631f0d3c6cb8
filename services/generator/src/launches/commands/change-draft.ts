import {
  DomainError,
  invalid,
  type Confirmations,
  type GitHubChoice,
  type SiteContentEdit,
  type SuggestionDecision,
} from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { ifMatchHolds } from '@thumbfolio/kit/http'
import { retryStale, ignoreConflict } from '@thumbfolio/kit/store'
import { draftEtag, draftKey, type Draft } from '../domain/drafts/draft.js'
import { isOfChanges, rebased } from '../domain/drafts/changes-draft.js'
import { baseOf, draftOf, launchRebased, siteOfDraft } from '../domain/drafts/draft-site.js'
import type { Changed } from '../domain/page/expect-shown.js'
import { answersKept, settingsChanged, type SettingsChange } from '../domain/site/settings.js'
import { switched, type DraftSwitches } from '../domain/drafts/draft-switches.js'
import { defaultSettings, type Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'
import { chooseProjects } from './github/choose-projects.js'
import { commitDraft } from './commit-draft.js'
import { withEditedPictures } from './edit-pictures.js'
import { removeDraft } from './forget-drafts.js'
import { changeableDraft, ownDraft, ownSiteNamed } from './find-draft.js'
import { refuseName } from './refuse-name.js'

export interface DraftToChange {
  readonly ownerId: string
  readonly id: string
}

export interface DraftSeen extends DraftToChange {
  /** The version that the owner saw. */
  readonly ifMatch: string
}

/** Edits what a draft says in a language, as a live page is edited. Default: the first. @throws DomainError as that, `draft-gone`, `draft-launched`, `draft-not-ready` */
export const editDraft = traced(
  'edit-draft',
  (ports: Ports, seen: DraftSeen, content: SiteContentEdit, language?: string): Promise<Draft> =>
    changePage(ports, seen, async (site, now) => {
      const { contentEdited, editRefusals } = await import('../domain/edits/owner-edit.js')
      const { expectNoStudies, inLanguage, withLanguage } = await import('../domain/languages/translation.js')
      const before = inLanguage(site, language)
      if (before !== site) expectNoStudies(content)
      const after = await withEditedPictures(ports, before, contentEdited(before, content, now), content)
      return { next: withLanguage(site, after, language), noShorterThan: site, refusals: editRefusals }
    }),
)

/** Switches suggested wordings of a draft on and off, all in one commit. @throws DomainError as an edit does */
export const decideDraft = traced(
  'decide-draft',
  (ports: Ports, seen: DraftSeen, decisions: readonly SuggestionDecision[]): Promise<Draft> =>
    changePage(ports, seen, async (site, now) => {
      const { draftDecided } = await import('../domain/drafts/draft-suggestions.js')
      const { editRefusals } = await import('../domain/edits/owner-edit.js')
      return { next: draftDecided(site, decisions, now), noShorterThan: site, refusals: editRefusals }
    }),
)

/** Answers for personal facts of a draft, or changes an answer. @throws DomainError as an edit does, `confirmation-needed` */
export const answerDraft = traced(
  'answer-draft',
  (ports: Ports, { ifMatch, ...wanted }: DraftSeen, confirm: Confirmations): Promise<Draft> =>
    retryStale(async () => {
      const draft = await openDraft(ports, wanted)
      if (!ifMatchHolds(ifMatch, draftEtag(draft))) throw new DomainError('stale')
      if (draft.writing) throw new DomainError('draft-not-ready')
      const { questionOfDraft } = await import('./question-of-draft.js')
      const { answersIn } = await import('@thumbfolio/site-page/render')
      const { fingerprint, now } = ports
      const answers = answersIn(await questionOfDraft(ports, draft), confirm, { fingerprint, now: now() })
      if (answers.length === 0) return draft
      const site = answersKept(siteOfDraft(draft, ports.urlOf(draft.siteName)), answers)
      return ports.drafts.commit(draftOf(draft, site, ports.now()))
    }),
)

const changePage = (
  ports: Ports,
  seen: DraftSeen,
  changed: (site: Site, now: number) => Promise<Changed>,
): Promise<Draft> =>
  changeSeenDraft(ports, seen, async (site) => {
    const made = await changed(site, ports.now())
    const { expectShown } = await import('../domain/page/expect-shown.js')
    expectShown(made, ports.appOrigin)
    return made.next
  })

/** Changes a draft, as a site, that is as its owner saw it. @throws DomainError `stale`, `draft-gone`, `draft-launched`, `draft-not-ready` */
export const changeSeenDraft = (
  ports: Ports,
  { ifMatch, ...wanted }: DraftSeen,
  changed: (site: Site, draft: Draft) => Promise<Site>,
): Promise<Draft> =>
  retryStale(async () => {
    const draft = await openDraft(ports, wanted)
    if (!ifMatchHolds(ifMatch, draftEtag(draft))) throw new DomainError('stale')
    if (draft.writing) throw new DomainError('draft-not-ready')
    const next = await changed(siteOfDraft(draft, ports.urlOf(draft.siteName)), draft)
    return ports.drafts.commit(draftOf(draft, next, ports.now()))
  })

export interface DraftChange extends Omit<SettingsChange, 'personal' | 'actions' | 'github'>, DraftSwitches {
  readonly github?: GitHubChoice | undefined
  readonly siteName?: string | undefined
}

/**
 * Changes under which name a draft would be launched, and what it shows of its owner. A name that is one's own live page
 * keeps that page's edits only in a draft that is made again.
 * @throws DomainError `site-name-taken`, `draft-gone`, `draft-launched`
 */
export const changeDraft = traced(
  'change-draft',
  (
    ports: Ports,
    wanted: DraftToChange,
    { siteName, github: choice, ...settings }: DraftChange,
  ): Promise<Draft> =>
    retryStale(async () => {
      if (settings.theme) (await import('@thumbfolio/site-page/render')).expectLayout(settings.theme)
      const draft = await openDraft(ports, wanted)
      const next =
        siteName === undefined || siteName === draft.siteName ? draft : await renamed(ports, draft, siteName)
      const current = await onCurrent(ports, next)
      const now = ports.now()
      const before = current.settings.github
      const github = choice && (await chooseProjects(ports, current, { choice, before }))
      const site = siteOfDraft(current, ports.urlOf(next.siteName))
      const change: SettingsChange = { ...switched(site.settings, settings), ...(github && { github }) }
      return commitDraft(ports, draftOf(current, settingsChanged(site, change, now), now))
    }),
)

/** The draft with its choices on the current settings of its site. */
export async function onCurrent({ sites }: Pick<Ports, 'sites'>, draft: Draft): Promise<Draft> {
  const site = await sites.find(draft.siteName)
  const current = site?.ownerId === draft.ownerId && !site.deletion ? site.settings : undefined
  if (isOfChanges(draft)) return rebased(draft, current ?? draft.changes.settings)
  return launchRebased(draft, current ?? draft.begun ?? defaultSettings)
}

async function renamed(ports: Ports, draft: Draft, siteName: string): Promise<Draft> {
  if (isOfChanges(draft)) throw invalid('#/siteName', isItsPage)
  if (draft.writing) throw new DomainError('draft-not-ready')
  await refuseName(ports, { siteName, ownerId: draft.ownerId })
  const own = await ownSiteNamed(ports, { ...draft, siteName })
  if (baseOf(own) !== undefined || draft.base !== undefined) throw invalid('#/siteName', replacesPage)
  // The one that was made under this name before gives way.
  const other = await ports.drafts.findBy('same', draftKey({ ...draft, siteName }))
  if (other) await ignoreConflict(removeDraft(ports, other))
  return { ...draft, siteName }
}

const isItsPage = 'These are changes to a live page. Please rename that page; its changes move with it.'
const replacesPage =
  'One of these names is your live page, and a draft keeps what you changed there. Please make a draft for that name.'

/** Removes a draft; its preview ends at once. @throws DomainError `draft-gone` */
export const deleteDraft = traced('delete-draft', (ports: Ports, wanted: DraftToChange): Promise<void> =>
  retryStale(async () => removeDraft(ports, await ownDraft(ports, wanted))),
)

const openDraft = async (ports: Ports, wanted: DraftToChange): Promise<Draft> =>
  changeableDraft(ports, await ownDraft(ports, wanted))
