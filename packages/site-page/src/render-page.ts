import { pdfPath, type ResumeContent } from '@thumbfolio/contracts'
import { allowedBySwitch } from './guard/allowed.js'
import { answerTo, type AnsweredFinding } from './guard/answers.js'
import { guardPage, type Guarded } from './guard/guard-page.js'
import { refereesOf, withoutContactOfOthers } from './guard/references.js'
import type { PageComposition } from './page/composition.js'
import { photoFiles } from './page/photo.js'
import { shownSections } from './page/shown-sections.js'
import type { PageSettings } from './page-settings.js'
import { bundleOf, textFile, type Bundle, type BundleFile } from './parts/bundle.js'
import { drawingsOf, type Drawing } from './card/drawings.js'
import { nameOf } from './parts/front.js'
import { pageHeaders } from './render/page-headers.js'
import { rootOf, type Page, type PagePhoto } from './parts/page.js'
import {
  languagesOf,
  lookLike,
  translatedPage,
  withSharedContact,
  type InFolder,
  type Translated,
} from './render/translation.js'
import { publicProjects } from './page/github-projects.js'
import { render } from './render/render.js'

/** A page as it is published: its files, and the headers that every one of them is served with. */
export interface SitePage {
  readonly bundle: Bundle
  readonly headers: Readonly<Record<string, string>>
}

/** A page whose share card and icons have yet to be drawn; they are files of its bundle then. */
export interface UndrawnPage extends SitePage {
  readonly drawings: readonly Drawing[]
}

/** A page, and the personal facts that it has or would have. */
export interface AskedPage extends UndrawnPage {
  readonly findings: readonly AnsweredFinding[]
}

/** Where a page is, and who may frame it. */
export interface Where {
  readonly url: string
  readonly appOrigin: string
  /** The squares of the photo, which a published page needs where its settings show one. */
  readonly photo?: readonly BundleFile[] | undefined
}

/** What a page is made of. */
export interface PageContent extends Translated {
  /** Whether the PDF is beside the page. */
  readonly offersPdf: boolean
  /** The day of its last change, `2026-05-01` in UTC; absent: the page says none. */
  readonly changedOn?: string | undefined
}

/**
 * The page of a resume: a content and its composition, shown as the owner wants it, without a personal fact that neither a
 * switch nor an answer of theirs shows. Pure, so it can be made again any time.
 * @throws DomainError `personal-fact-left`
 */
export function renderPage(made: PageContent, settings: PageSettings, where: Where): AskedPage {
  const other = translatedPage(made)
  const first = guarded(other ? withSharedContact(made) : made, settings, where)
  if (!other) return { ...first.drawn, headers: pageHeaders(first.page), findings: first.findings }
  const second = guarded(other, settings, where)
  return {
    bundle: bundleOf([...first.drawn.bundle.files, ...second.drawn.bundle.files]),
    drawings: [...first.drawn.drawings, ...second.drawn.drawings],
    headers: pageHeaders(first.page, [second.page]),
    findings: withoutRepeats([...first.findings, ...second.findings]),
  }
}

/** One fact in one place of both languages is one question. */
function withoutRepeats(findings: readonly AnsweredFinding[]): AnsweredFinding[] {
  const keyOf = ({ kind, value, unit }: AnsweredFinding) => JSON.stringify([kind, value, unit.id])
  return [...new Map(findings.map((finding) => [keyOf(finding), finding])).values()]
}

/** The page that the guard passes, and its files. @throws DomainError `personal-fact-left` */
export function guarded(
  made: PageContent,
  settings: PageSettings,
  where: Where,
): Guarded<ReturnType<typeof drawn>> {
  const { photo = [] } = where
  const { photo: shown, ...rest } = pageOf(made, settings, where)
  const page: Page = photo.length > 0 ? { ...rest, photo: shown } : rest
  const { answers = [] } = settings
  return guardPage(
    page,
    { draw: (next) => drawn(next, photo), filesOf: textFilesOf },
    {
      isAllowed: allowedBySwitch(page),
      answerTo: (finding) => answerTo(answers, finding),
      referees: refereesOf(made.content),
    },
  )
}

function drawn(page: Page, photo: readonly BundleFile[]): Pick<UndrawnPage, 'bundle' | 'drawings'> {
  const { files } = render(page)
  const drawings = drawingsOf(page, [...files, ...photo])
  return { bundle: bundleOf(page.folder === undefined ? [...files, ...photo] : files), drawings }
}

/** A drawn file is read as its SVG. */
const textFilesOf = ({ bundle, drawings }: Pick<UndrawnPage, 'bundle' | 'drawings'>): BundleFile[] => [
  ...bundle.files.filter(({ contentType }) => isText.test(contentType)).map(withoutStyle),
  ...drawings.map(({ path, svg }) => textFile(`${path}.svg`, 'image/svg+xml', svg)),
]

/** The style is ours, and most of a page. */
const withoutStyle = (file: BundleFile): BundleFile =>
  file.contentType.startsWith('text/html')
    ? textFile(
        file.path,
        'text/html',
        new TextDecoder().decode(file.body).replace(/<style>[^]*?<\/style>/, ''),
      )
    : file

const isText = /^(?:text\/|application\/json|image\/svg)/

/** What a page is made of, by its settings. */
export function pageOf(
  made: PageContent & Partial<InFolder>,
  settings: PageSettings,
  { url, appOrigin }: Where,
): Page {
  const { content, composition, otherContact, offersPdf, changedOn, folder = '', first } = made
  const page: Page = {
    ...shownParts(content, composition, settings),
    site: { url: new URL(folder, url).href, appOrigin },
    ...languagesOf(made),
    contact: settings.contact,
    indexed: settings.indexed,
    theme: first ? lookLike(first, settings.theme) : settings.theme,
    ...(settings.actions && { actions: settings.actions }),
    github: publicProjects(settings.github),
    pdf: offersPdf ? pdfPath : undefined,
    ...(changedOn !== undefined && settings.dated !== false && { changedOn }),
    otherContact: { ...otherContact, address: otherContact.address.filter((text) => !isTown(text, content)) },
  }
  const photo = pagePhoto(settings, nameOf(page))
  const root = rootOf(page)
  return {
    ...page,
    photo: photo && {
      ...photo,
      path: root + photo.path,
      dense: photo.dense === undefined ? undefined : root + photo.dense,
    },
  }
}

/** What these settings show of a content: its sections without what is private until its owner switches it on. */
export function shownParts(
  { personal: facts = [], ...open }: ResumeContent,
  composition: PageComposition,
  settings: PageSettings,
): Pick<Page, 'content' | 'composition' | 'personal'> {
  const personal = facts.flatMap(({ kind = 'other', label, text }, at) =>
    settings.personal?.includes(kind) ? [{ kind, label, text, pointer: `/personal/${at}` }] : [],
  )
  return {
    content: shownReferences(open, composition, settings),
    composition: shownSections(composition, settings),
    ...(personal.length > 0 && { personal }),
  }
}

/** References only where their owner switched them on, and never how to reach who gave them. */
function shownReferences(
  content: ResumeContent,
  { language }: PageComposition,
  { references: isOn = false }: PageSettings,
): ResumeContent {
  if (!content.references) return content
  if (isOn) return withoutContactOfOthers(content, language)
  const { references: _private, ...rest } = content
  return rest
}

/** The photo that these settings show, under this name where its owner wrote no other text. */
export function pagePhoto({ photo }: PageSettings, name: string | undefined): PagePhoto | undefined {
  if (!photo?.on) return undefined
  const { normal, dense } = photo.sides
  return {
    path: photoFiles.normal,
    dense: dense > normal ? photoFiles.dense : undefined,
    width: normal,
    height: normal,
    alt: photo.alt ?? name ?? '',
  }
}

/** A reading takes a town for a street at times. Where this one says better, no text that names it suffers. */
function isTown(address: string, { basics }: ResumeContent): boolean {
  const { city = '', region = '' } = basics?.location ?? {}
  return `${city} ${region}`.toLowerCase().includes(address.toLowerCase())
}
