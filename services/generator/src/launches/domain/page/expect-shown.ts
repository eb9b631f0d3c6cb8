import {
  isOwn,
  languageName,
  linesByPlace,
  partsOfStudy,
  picturesOn,
  type PageComposition,
  type Page,
} from '@thumbfolio/site-page'
import { liveOf } from '../site/live-version.js'
import { publicPage, fitted } from '@thumbfolio/site-page/render'
import { liveSource, pageOf } from './site-page.js'
import type { Site } from '../site/site.js'
import { invalid, valueAt } from '@thumbfolio/contracts'
import { inLanguage, isSameLanguage, languagesOf, translationOf } from '../languages/translation.js'
import { ownFacts } from './facts.js'

/** Problem texts for own words that would not be shown: what is wrong, and what to do. */
export interface Refusals {
  readonly isPrivate: string
  readonly noRoom: string
}

export interface Changed {
  readonly next: Site
  /** The next page must not be cut shorter than this one. */
  readonly noShorterThan: Site
  readonly refusals: Refusals
}

/**
 * What is accepted is shown. A page above its limit is shortened, and a sentence with private contact data is left out:
 * neither may remove the owner's own words, and these may not push out another text. In each language.
 * @throws DomainError `validation-failed`
 */
export function expectShown({ next, noShorterThan, refusals }: Changed, appOrigin: string): void {
  const language = translationOf(liveOf(next).source)?.composition.language
  if (language !== undefined) {
    const other = inLanguage(next, language)
    const hadIt = languagesOf(liveOf(noShorterThan).source)?.some((one) =>
      isSameLanguage(one.language, language),
    )
    const name = languageName(language)
    const named = { isPrivate: `${name}: ${refusals.isPrivate}`, noRoom: `${name}: ${refusals.noRoom}` }
    const before = hadIt ? inLanguage(noShorterThan, language) : other
    expectShown({ next: other, noShorterThan: before, refusals: named }, appOrigin)
  }
  const livePage = (site: Site) => pageOf(site, liveSource(site), { url: liveOf(site).url, appOrigin })
  const page = livePage(next)
  if (privateWords(page).length > 0 || hidesFacts(page, ownFacts(liveOf(next).source.pinned)))
    throw invalid('#', refusals.isPrivate)
  if (!hasRoom(page, livePage(noShorterThan))) throw invalid('#', refusals.noRoom)
}

/** Contact fields with a switch of their own. */
const switched = /^\/basics\/(?:email|phone|location\/(?:address|postalCode))$/

/** Whether a fact that the owner wrote contains private contact data, which the page leaves out. */
function hidesFacts(page: Page, own: ReturnType<typeof ownFacts>): boolean {
  const shown = publicPage(page).content
  return own.some(
    ({ pointer, text }) =>
      !switched.test(pointer) && valueAt(page.content, pointer) === text && valueAt(shown, pointer) !== text,
  )
}

/** The owner's own sentences that are not shown because they contain private contact data. */
export const privateWords = (page: Page): string[] =>
  missingIn(publicPage(page).composition, page.composition)

/** Whether all public words of the owner are shown, on a page that is shortened no more than `before`. */
export function hasRoom(page: Page, before: Page): boolean {
  const open = publicPage(page)
  const shown = fitted(open)
  if (missingIn(shown.page.composition, open.composition).length > 0) return false
  return shown.level === 0 || shown.level <= fitted(publicPage(before)).level
}

const ownWords = (composition: PageComposition): string[] => [
  ...(composition.headline === undefined ? [] : [composition.headline]),
  ...Object.values(composition.titles ?? {}),
  ...linesByPlace(composition).flatMap(([, lines]) => lines.filter(isOwn).map(({ text }) => text)),
  ...composition.sections.flatMap(({ entries }) =>
    entries.flatMap(({ caseStudy }) => (caseStudy ? partsOfStudy(caseStudy).map(([, text]) => text) : [])),
  ),
  ...picturesOn(composition).flatMap(({ alt, caption }) => [alt ?? [], caption ?? []].flat()),
]

function missingIn(shown: PageComposition, wanted: PageComposition): string[] {
  const there = new Set(ownWords(shown))
  return ownWords(wanted).filter((text) => !there.has(text))
}
