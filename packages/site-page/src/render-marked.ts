import type { MarkedPage } from '@thumbfolio/contracts'
import { styleOf } from './css/style.js'
import { withPlaces, type EntryId } from './page/composition.js'
import type { PageSettings } from './page-settings.js'
import { rootOf, type Page } from './parts/page.js'
import { publicPage } from './parts/public-page.js'
import { directionOfLanguage } from './parts/text.js'
import { guarded, type PageContent, type Where } from './render-page.js'
import { markedBody } from './render/documents.js'
import { fitted } from './render/render.js'
import { translatedPage } from './render/translation.js'
import { lookOf } from './themes/look.js'

/** The address of a font by its path in a bundle. */
type FontUrl = (path: string) => string

interface MarkedOptions {
  readonly fontUrl: FontUrl
  /** The project whose case study is shown. Default: the first page, also where it has none. */
  readonly study?: EntryId | undefined
  /** Whether the page in its other language is shown, where it has one. */
  readonly isTranslation?: boolean | undefined
}

/**
 * The page of a resume for an editor, as visitors would see it: the content of its body and its style. `data-` attributes
 * name the section, entry, field or line of each text; a published page has none.
 * @throws DomainError `personal-fact-left`
 */
export function renderMarked(
  asMade: PageContent,
  settings: PageSettings,
  { fontUrl, study, isTranslation = false, ...where }: Where & MarkedOptions,
): MarkedPage {
  const made = (isTranslation && translatedPage(asMade)) || asMade
  const placed = { ...made, composition: withPlaces(made.composition) }
  const shown = publicPage(guarded(placed, settings, where).page)
  const ofStudy = study === undefined ? undefined : markedBody(shown, study)
  const page = withPhotoInside(fitted(shown).page, where)
  const { fonts } = lookOf(page)
  const { language } = page.composition
  return {
    html: ofStudy ?? markedBody(page) ?? '',
    css: fonts.reduce(
      (css, { file }) => css.replace(new RegExp(`(?:\\.\\./)?${file.path}`), fontUrl(file.path)),
      styleOf(page, ofStudy === undefined ? 'front' : 'study'),
    ),
    fonts: fonts.flatMap(({ isCommon, family, file }) =>
      isCommon ? [{ family, url: fontUrl(file.path) }] : [],
    ),
    language,
    direction: directionOfLanguage(language),
  }
}

/** An editor has no bundle beside its page. */
function withPhotoInside(page: Page, { photo: files = [] }: Where): Page {
  const file = files.find(({ path }) => `${rootOf(page)}${path}` === page.photo?.path)
  if (!page.photo || !file) return page
  const path = `data:${file.contentType};base64,${Buffer.from(file.body).toString('base64')}`
  return { ...page, photo: { ...page.photo, path, dense: undefined } }
}
