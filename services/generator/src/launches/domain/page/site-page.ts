import { contactIn, type ContactData, type PageComposition, type Page } from '@thumbfolio/site-page'
import {
  pageOf as pageOfContent,
  renderMarked,
  renderPage,
  type AskedPage,
  type PageContent,
  type Where,
} from '@thumbfolio/site-page/render'
import { liveOf } from '../site/live-version.js'
import { offersPdf, resumeOf } from '../site/public-pdf.js'
import { canonicalUrl } from '../../../hosting/domain.js'
import { contentsOf } from '../../../models/domain.js'
import { contentsIn, inLanguage, translationOf } from '../languages/translation.js'
import type { Pinned, Site, Translation } from '../site/site.js'
import { dayOf } from '../../../time.js'

export interface PageSource {
  readonly pinned: Pinned
  readonly composition: PageComposition
  /** The page in its other language. */
  readonly translation?: Translation | undefined
  /** Contact data of other resumes of the site, and of this one before the owner changed it. It is as private on this page. */
  readonly otherContact: ContactData
  /** The resume that it is made of, where that is known. */
  readonly resumeId?: string | undefined
  /** Unix time in ms of its last change; absent: the page says none. */
  readonly changedAt?: number | undefined
}

/** What the live page of a site is made of. @throws DomainError `site-not-live` */
export const liveSource = (site: Site): PageSource => ({
  ...liveOf(site).source,
  changedAt: liveOf(site).changedAt,
  resumeId: resumeOf(site),
  otherContact: contactIn(
    [
      liveOf(site).source.pinned.read?.content,
      ...contentsOf(liveOf(site).source.translation?.pinned),
      ...contentsIn(site.before?.source),
    ],
    site.formerContact,
  ),
})

/** What the page of a launch is made of: what it takes the place of can be gone back to. Its other language stays. */
export const launchedSource = (site: Site, made: Omit<PageSource, 'otherContact'>): PageSource => ({
  translation: site.live?.source.translation,
  ...made,
  otherContact: contactIn(
    [made.pinned.read?.content, ...contentsIn(site.live?.source), ...contentsIn(site.before?.source)],
    site.formerContact,
  ),
})

/**
 * The page of a site: what was pinned and composed, shown as the owner wants it.
 * @throws DomainError `personal-fact-left`
 */
export const sitePage = (site: Site, source: PageSource, where: Where): AskedPage =>
  renderPage(contentOf(site, source), site.settings, canonical(site, where))

/** The same page in a language for an editor, with marks, also before it is switched on. @throws DomainError `personal-fact-left`, `not-found` */
export function markedPage(
  site: Site,
  source: PageSource,
  { language, ...where }: Parameters<typeof renderMarked>[2] & { readonly language?: string | undefined },
) {
  const isTranslation = inLanguage(site, language) !== site
  const { translation } = source
  const shown =
    isTranslation && translation ? { ...source, translation: { ...translation, isOn: true } } : source
  const url = canonicalUrl(site, where.url)
  return renderMarked(contentOf(site, shown), site.settings, { ...where, url, isTranslation })
}

/** What a site's page is made of. */
export const pageOf = (site: Site, source: PageSource, where: Where): Page =>
  pageOfContent(contentOf(site, source), site.settings, canonical(site, where))

const contentOf = (
  site: Site,
  { pinned, composition, translation, otherContact, changedAt, resumeId }: PageSource,
): PageContent => ({
  content: pinned.content,
  composition,
  ...translationShown({ pinned, composition, translation }),
  otherContact,
  offersPdf: offersPdf(site, resumeId),
  ...(changedAt !== undefined && { changedOn: dayOf(changedAt) }),
})

function translationShown(
  source: Pick<PageSource, 'pinned' | 'composition' | 'translation'>,
): Pick<PageContent, 'translation'> {
  const translation = translationOf(source)
  if (!translation?.isOn) return {}
  const { pinned, composition } = translation
  return { translation: { content: pinned.content, composition } }
}

const canonical = ({ domain }: Site, where: Where): Where => ({
  ...where,
  url: canonicalUrl({ domain }, where.url),
})
