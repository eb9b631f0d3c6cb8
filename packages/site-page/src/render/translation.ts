import type { SiteTheme } from '@thumbfolio/contracts'
import { contactIn, type ContactData } from '../page/contact-data.js'
import { withStudiesOn } from '../page/case-studies.js'
import { languageFolder } from '../page/site-languages.js'
import { headingOf } from '../parts/front.js'
import type { Page, PageWords } from '../parts/page.js'
import { paletteIdOf } from '../parts/palette.js'
import { layoutOf } from '../themes/look.js'

/** A page in one or two languages. */
export interface Translated extends PageWords {
  /** The same page in another language, which visitors see too. */
  readonly translation?: PageWords | undefined
  /** What other resumes of the site know. It is as private on this page. */
  readonly otherContact: ContactData
}

/** A page that is not at the root of its site. */
export interface InFolder {
  readonly folder: string
  /** The page of the first language. */
  readonly first: PageWords
}

/** What a page says of how to reach somebody is as private in its other language. */
export const withSharedContact = <T extends Translated>(made: T): T => ({
  ...made,
  otherContact: contactIn([made.content, made.translation?.content], made.otherContact),
})

/**
 * The page in its other language, in a folder of its own.
 * Case studies are in the first language alone. Undefined for a page with one language.
 */
export function translatedPage<T extends Translated>(made: T): (T & InFolder) | undefined {
  const { translation, content, composition } = made
  if (!translation) return undefined
  return {
    ...withSharedContact(made),
    content: translation.content,
    composition: withStudiesOn(translation.composition, () => undefined),
    folder: languageFolder(translation.composition.language),
    first: { content, composition },
  }
}

/** The languages of the site and the folder of this page. Nothing for a site with one language. */
export function languagesOf({
  composition,
  translation,
  first,
  folder,
}: Translated & Partial<InFolder>): Pick<Page, 'languages' | 'folder'> {
  if (!translation) return {}
  const { language: second } = translation.composition
  return {
    languages: [
      { language: (first ?? { composition }).composition.language, folder: '' },
      { language: second, folder: languageFolder(second) },
    ],
    ...(folder !== undefined && { folder }),
  }
}

/** The look of the page in its first language: a name in other letters changes neither its layout nor its colours. */
export function lookLike(first: PageWords, theme: SiteTheme | undefined): SiteTheme {
  return {
    ...theme,
    layout: layoutOf({ theme, composition: first.composition }),
    palette: paletteIdOf(theme, headingOf(first)),
  }
}
