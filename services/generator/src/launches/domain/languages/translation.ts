import {
  baseLanguage,
  DomainError,
  invalid,
  type ResumeContent,
  type SiteContentEdit,
  type SiteLanguage,
} from '@thumbfolio/contracts'
import { areEqual, contactIn, type PageComposition } from '@thumbfolio/site-page'
import { contentsOf } from '../../../models/domain.js'
import { liveOf, type Live } from '../site/live-version.js'
import type { PageSnapshot, Site, Translation } from '../site/site.js'

type Source = Pick<PageSnapshot['source'], 'pinned' | 'composition'> & {
  readonly translation?: Translation | undefined
}

/** Whether two tags are of one language, whatever its territory: a site has one page in each. */
export const isSameLanguage = (one: string, other: string): boolean =>
  baseLanguage(one) === baseLanguage(other)

/** The page in another language, unless that has become the first language of the site. */
export const translationOf = ({ composition, translation }: Source): Translation | undefined =>
  translation && !isSameLanguage(translation.composition.language, composition.language)
    ? translation
    : undefined

/** The page in its other language before and after a change; `isSame`: both have it, in one language. */
export function translationsOf(before: Source, after: Source) {
  const [was, is] = [translationOf(before), translationOf(after)]
  const isSame = was && is && isSameLanguage(was.composition.language, is.composition.language)
  return isSame ? ({ was, is, isSame } as const) : ({ was, is, isSame: false } as const)
}

/** The languages of a page, the first one first. Undefined for one language. */
export function languagesOf(source: Source): SiteLanguage[] | undefined {
  const translation = translationOf(source)
  if (!translation) return undefined
  return [
    { language: source.composition.language, isOn: true },
    { language: translation.composition.language, isOn: translation.isOn },
  ]
}

/** Contents that can have contact data of a page, in all its languages. */
export const contentsIn = (source: Source | undefined): readonly (ResumeContent | undefined)[] => [
  ...contentsOf(source?.pinned),
  ...contentsOf(source?.translation?.pinned),
]

/**
 * The site as if its page in this language were the only one: what edits, shows or describes a page does the same with it,
 * and `withLanguage` takes the result back. Default: the first language. It is never stored.
 * @throws DomainError `not-found` for a language that the page does not have
 */
export function inLanguage(site: Site, language: string | undefined): Site {
  const live = liveOf(site)
  if (language === undefined || isSameLanguage(language, live.source.composition.language)) return site
  const translation = translationOf(live.source)
  if (!translation || !isSameLanguage(language, translation.composition.language))
    throw new DomainError('not-found')
  const { pinned, composition } = translation
  const { suggestions: _first, ...rest } = live
  return {
    ...site,
    formerContact: contactIn(contentsOf(live.source.pinned), site.formerContact),
    live: { ...rest, edited: true, source: { pinned, composition } },
  }
}

/** The site with what became of its page in this language. */
export function withLanguage(site: Site, shown: Site, language: string | undefined): Site {
  if (language === undefined || isSameLanguage(language, liveOf(site).source.composition.language))
    return shown
  const { pinned, composition } = liveOf(shown).source
  return withTranslation(site, { ...liveOf(site).source.translation!, pinned, composition })
}

/** The site with its page in another language, or without one. */
export function withTranslation(site: Site, translation: Translation | undefined): Site {
  const live = liveOf(site)
  const { translation: _before, ...source } = live.source
  return { ...site, live: { ...live, source: { ...source, ...(translation && { translation }) } } }
}

/** The page in its other language as the draft has it where the draft changed it, else as it is live now. */
export const rebasedTranslation = (
  begun: Source,
  draft: Source,
  live: Source,
): Pick<Source, 'translation'> => (areEqual(begun.translation, draft.translation) ? live : draft)

/** A page in another language that begins with the words of the first. Titles of its owner give way to the standard ones. */
export function begunTranslation({ pinned, composition }: Live['source'], language: string): Translation {
  const { titles: _first, ...rest } = composition
  return {
    isOn: false,
    pinned: { ...pinned, language, isLanguageChosen: true },
    composition: { ...withoutStudies(rest), language },
  }
}

/** @throws DomainError `validation-failed` for an edit of a page in another language that has a case study */
export function expectNoStudies({ sections }: SiteContentEdit): void {
  for (const [s, { entries }] of sections.entries())
    for (const [e, { caseStudy }] of entries.entries())
      if (caseStudy) throw invalid(`#/sections/${s}/entries/${e}/caseStudy`, studiesInFirst)
}

const studiesInFirst = 'Case studies are in the first language of the page. Please write it there.'

/** Case studies are in the first language alone. */
const withoutStudies = (composition: PageComposition): PageComposition => ({
  ...composition,
  sections: composition.sections.map(({ name, entries }) => ({
    name,
    entries: entries.map(({ caseStudy: _first, ...entry }) => entry),
  })),
})
