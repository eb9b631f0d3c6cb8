import type {
  GitHubProject,
  PersonalFactKind,
  ResumeContent,
  SiteActions,
  SiteTheme,
} from '@thumbfolio/contracts'
import type { PageComposition } from '../page/composition.js'
import type { ContactData } from '../page/contact-data.js'
import type { LanguageOfSite } from '../page/site-languages.js'

/** Which contact data a person wants seen. City, region and country are none. */
export interface PublicContact {
  readonly email: boolean
  readonly phone: boolean
  readonly address: boolean
}

/** What a page says in one language. */
export interface PageWords {
  readonly content: ResumeContent
  readonly composition: PageComposition
}

/** All that a page is made of: the same one always gives the same files. */
export interface Page extends PageWords {
  readonly site: {
    /** Canonical address of this page. */
    readonly url: string
    /** The only origin that may frame the page. */
    readonly appOrigin: string
  }
  /** The languages of the site, this page's among them. Absent: one. */
  readonly languages?: readonly LanguageOfSite[] | undefined
  /** The folder of the site that the page is in, as `de/`. Default: its root. The files that all languages share are there. */
  readonly folder?: string | undefined
  readonly contact: PublicContact
  /** What other resumes of this site say, which is as private here. */
  readonly otherContact?: ContactData | undefined
  /** May search engines list it. */
  readonly indexed: boolean
  /** The day of its last change, `2026-05-01`; absent: it says none. */
  readonly changedOn?: string | undefined
  /** How its owner wants it to look; absent: as the composition has it. */
  readonly theme?: SiteTheme | undefined
  /** Path of the resume's PDF, where its visitors may download it. It is no file of the bundle. */
  readonly pdf?: string | undefined
  /** The actions at its end. */
  readonly actions?: SiteActions | undefined
  /** Projects of GitHub, after those of the resume. */
  readonly github?: readonly GitHubProject[] | undefined
  /** A square image of the bundle. */
  readonly photo?: PagePhoto | undefined
  /** Personal facts that its owner wants seen. */
  readonly personal?: readonly ShownPersonalFact[] | undefined
}

/** A personal fact as printed. */
export interface ShownPersonalFact {
  readonly kind: PersonalFactKind
  readonly label?: string | undefined
  readonly text?: string | undefined
  /** Where it is in the content. */
  readonly pointer: string
}

/** The way from a page to the root of its site. */
export const rootOf = ({ folder = '' }: Pick<Page, 'folder'>): '' | '../' => (folder === '' ? '' : '../')

export interface PagePhoto {
  /** Relative, like that of the same image for dense screens, which has up to twice the pixels. */
  readonly path: string
  readonly dense?: string | undefined
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** Alternative text. */
  readonly alt: string
}
