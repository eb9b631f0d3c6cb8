import {
  costOf,
  previewHostOf,
  problemType,
  type DraftSuggestion,
  type DraftView,
} from '@thumbfolio/contracts'
import { questionOfDraft } from '../commands/question-of-draft.js'
import { claimedLaunch } from '../commands/find-draft.js'
import { isOfChanges, settingsWithChanges } from '../domain/drafts/changes-draft.js'
import { countChanges } from '../domain/drafts/count-changes.js'
import { baseOf, siteOfDraft } from '../domain/drafts/draft-site.js'
import { draftEtag, launchModelOf, type Draft } from '../domain/drafts/draft.js'
import { inLanguage, languagesOf } from '../domain/languages/translation.js'
import { liveOf } from '../domain/site/live-version.js'
import { offersPdf } from '../domain/site/public-pdf.js'
import { settingsOfLaunch } from '../domain/site/merge-settings.js'
import { recommendedTheme } from '@thumbfolio/site-page'
import type { Site } from '../domain/site/site.js'
import { reopened } from '../domain/acceptance/acceptance.js'
import { isWaiting } from '../../models/index.js'
import type { Ports } from '../ports.js'
import { presentContent } from './present-content.js'
import { presentFindings } from './present-findings.js'
import { presentSuggestions } from './present-suggestions.js'
import { isoTime } from '../../time.js'

/** A draft as its owner sees it in a language (default: the first), and whether it could be launched as it is. */
export async function presentDraft(
  ports: Ports,
  draft: Draft,
  language?: string,
): Promise<{ body: { data: DraftView }; headers: Readonly<Record<string, string>> }> {
  const { id, siteName, resumeId, model, by, writing, problem, page, made } = draft
  const isLaunchable = !isOfChanges(draft)
  const [question, named, launch, resume] = await Promise.all([
    questionOfDraft(ports, draft),
    ports.sites.find(siteName),
    isLaunchable ? claimedLaunch(ports, draft) : undefined,
    isLaunchable ? ports.resumes.content(draft.ownerId, resumeId) : undefined,
  ])
  const isOwn = named?.ownerId === draft.ownerId
  const current = isOwn ? named.settings : undefined
  const settings = !current
    ? draft.settings
    : isLaunchable
      ? settingsOfLaunch(current, draft.settings, draft.begun)
      : settingsWithChanges(current, draft)
  const isLaunched = launch !== undefined && launch.status !== 'failed'
  const data: DraftView = {
    id,
    kind: isLaunchable ? 'launch' : 'changes',
    changes:
      isLaunchable || !isOwn || !named.live
        ? 0
        : countChanges({ page: named.live, settings: named.settings }, { page, settings }),
    siteName,
    resumeId,
    model,
    by,
    draftVersion: draft.revision,
    cost: isLaunchable ? costOf(launchModelOf(draft)) : 0,
    status: writing ? 'writing' : 'ready',
    ...(writing && { writingSince: isoTime(writing.startedAt) }),
    composer: made.writing?.composer ?? 'local',
    ...(made.writing?.reason && { composerReason: made.writing.reason }),
    ...(problem && { problem: presentProblem(problem) }),
    previewUrl: ports.urlOf(previewHostOf(draft.token)),
    createdAt: isoTime(draft.createdAt),
    expiresAt: isoTime(draft.expiresAt),
    content: contentOf({ ...draft, settings }, ports.urlOf(siteName), language),
    recommendedTheme: recommendedTheme(page.source.pinned.content),
    concerns: [...(question.concerns ?? [])],
    ...presentFindings(question),
    resumeChanged: resume !== undefined && resume.etag !== page.source.pinned.etag,
    nameTaken: named !== undefined && !isOwn,
    outdated: !isLaunched && draft.base !== (isOwn ? baseOf(named) : undefined),
    ...(isLaunched && { launchId: launch.id }),
  }
  return { body: { data }, headers: { ETag: draftEtag(draft) } }
}

function presentProblem(code: NonNullable<Draft['problem']>): DraftView['problem'] {
  const { title, text } = problemType(code)
  return { code, title, detail: text }
}

function contentOf(draft: Draft, url: string, language: string | undefined): DraftView['content'] {
  const whole = siteOfDraft(draft, url)
  const site = inLanguage(whole, language)
  const languages = languagesOf(liveOf(whole).source)
  const { removed } = draft.made
  const { data } = presentContent(site).body
  const { resumeId } = draft
  return {
    ...data,
    ...(languages && { languages }),
    published: false,
    // A draft has no launch of its own that says which resume it is of.
    pdf: offersPdf(draft, resumeId),
    removed,
    ...(resumeId !== '' && { resumeId }),
    suggestions: suggestionsOf(site),
  }
}

/** All of them, also those that were decided: each beside the words that it takes the place of. */
function suggestionsOf(site: Site): DraftSuggestion[] {
  const live = liveOf(site)
  const all = live.suggestions ?? []
  return all.flatMap((suggestion): DraftSuggestion[] => {
    const isOn = suggestion.status === 'accepted' || suggestion.status === 'edited'
    const state = isOn ? 'on' : isWaiting(suggestion) ? 'waiting' : 'off'
    const shown = presentSuggestions(reopened(live, suggestion.id)).find(({ id }) => id === suggestion.id)
    const ownText = suggestion.status === 'edited' ? { ownText: suggestion.ownText } : {}
    return shown ? [{ ...shown, state, ...ownText }] : []
  })
}
