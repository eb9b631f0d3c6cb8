import { DomainError, invalid, type PageLanguage } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { arrange, arrangeLocally } from '@thumbfolio/site-page'
import { isOfChanges } from '../domain/drafts/changes-draft.js'
import type { Draft } from '../domain/drafts/draft.js'
import { pinnedContent } from '../domain/edits/pinned-content.js'
import {
  begunTranslation,
  isSameLanguage,
  translationOf,
  withTranslation,
} from '../domain/languages/translation.js'
import { liveOf } from '../domain/site/live-version.js'
import type { Translation } from '../domain/site/site.js'
import type { Ports } from '../ports.js'
import { changeSeenDraft, type DraftSeen } from './change-draft.js'

export interface LanguageWanted {
  readonly language: PageLanguage
  /** A resume of the same owner in this language. Default: the words of the first language. */
  readonly resumeId?: string | undefined
}

/**
 * Adds a page in another language to changes of a live page, which visitors do not see until it is switched on.
 * @throws DomainError `validation-failed` for a launch's draft, for the page's own language and where there is another one,
 * `not-found` for a resume that is not theirs, and as an edit
 */
export const addLanguage = traced(
  'add-language',
  (ports: Ports, seen: DraftSeen, { language, resumeId }: LanguageWanted): Promise<Draft> =>
    changeSeenDraft(ports, seen, async (site, draft) => {
      if (!isOfChanges(draft)) throw invalid('#', ofLivePages)
      const { source } = liveOf(site)
      if (isSameLanguage(language, source.composition.language)) throw invalid('#/language', isFirst)
      if (translationOf(source)) throw invalid('#/language', hasAnother)
      const translation =
        resumeId === undefined
          ? begunTranslation(source, language)
          : await translationFrom(ports, draft, { language, resumeId, theme: source.composition.theme })
      return withTranslation(site, translation)
    }),
)

/** The page of another resume. Its lines are in the resume's order; no model is asked. */
async function translationFrom(
  { resumes, now }: Ports,
  { ownerId }: Draft,
  { language, resumeId, theme }: { language: string; resumeId: string; theme: string },
): Promise<Translation> {
  const read = await resumes.content(ownerId, resumeId)
  if (!read) throw new DomainError('not-found')
  const { pinned } = pinnedContent({ ...read, language, isLanguageChosen: true }, now())
  const { composition } = arrange(arrangeLocally(pinned.content), pinned.content, language)
  return { isOn: false, resumeId, pinned, composition: { ...composition, language, theme } }
}

/** Switches the page in another language on or off, or removes it: `undefined`. @throws DomainError `not-found`, also for the first language, and as an edit */
export const changeLanguage = traced(
  'change-language',
  (
    ports: Ports,
    seen: DraftSeen,
    { language, isOn }: { language: string; isOn: boolean | undefined },
  ): Promise<Draft> =>
    changeSeenDraft(ports, seen, (site) => {
      const translation = translationOf(liveOf(site).source)
      if (!translation || !isSameLanguage(translation.composition.language, language))
        throw new DomainError('not-found')
      return Promise.resolve(withTranslation(site, isOn === undefined ? undefined : { ...translation, isOn }))
    }),
)

const ofLivePages = 'A second language is added to a live page. Please launch this page first.'
const isFirst = 'The page is in this language already. Please choose another one.'
const hasAnother = 'The page has a second language already. Please remove that one first.'
