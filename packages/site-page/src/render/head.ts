import type { ThemeScheme } from '@thumbfolio/contracts'
import { cardSize } from '../card/card.js'
import { cardPath } from '../card/drawings.js'
import { studyAddress, studyCard } from '../page/case-studies.js'
import { studyTitle, type StudyParts } from '../parts/case-study.js'
import { headingOf, placeOf, subtitleOf, titleOf } from '../parts/front.js'
import { html, trusted, type Html } from '../parts/html.js'
import { iconLinks } from '../card/icons.js'
import { absolute, personData, studyData } from './json-ld.js'
import { rootOf, type Page } from '../parts/page.js'
import { metaPolicy, type DocumentKind } from './page-headers.js'
import { lookOf } from '../themes/look.js'
import type { Palette } from '../parts/palette.js'
import { styleOf } from '../css/style.js'
import { labelsFor } from '../parts/labels.js'
import { cleanText } from '../parts/text.js'

/** `de_DE`. Of a language without a territory, the territory where most people speak it; undefined for no language. */
function localeOf(tag: string): string | undefined {
  try {
    const { language, region } = new Intl.Locale(tag).maximize()
    return region && `${language}_${region}`
  } catch {
    return undefined
  }
}

/** Cut between words, where there are spaces. */
function shortest(text: string, most: number): string {
  const letters = text.length > most ? [...text] : []
  if (letters.length <= most) return text
  const cut = letters.slice(0, most - 1).join('')
  return `${cut.replace(/[\s,;:–-]+\S{0,24}$/, '')}…`
}

/** Title, addresses, previews, style. */
export function head(page: Page, kind: DocumentKind): Html {
  const { place, study } = kind
  const { palette, scheme } = lookOf(page)
  const about = place === 'anywhere' ? undefined : study ? aboutStudy(page, study) : aboutPerson(page)
  const unlisted = (!page.indexed || !about) && html`<meta name="robots" content="noindex" />`
  const root = ({ front: rootOf(page), study: '../', anywhere: '/' } as const)[place]
  return html`<meta charset="utf-8" /><meta
      http-equiv="Content-Security-Policy"
      content="${metaPolicy(page, kind)}"
    /><meta name="viewport" content="width=device-width,initial-scale=1" /><title>
      ${about?.title ?? headingOf(page)}</title
    >${unlisted}${schemeOf(palette, scheme)}${iconLinks(root)}${about && previews(page, about)}${
      about && fontLinks(page, root)
    }<style>${trusted(styleOf(page, place))}</style>${about?.data}`
}

/** The metadata of a document for link previews and search engines. */
interface About {
  readonly title: string
  readonly description: string
  /** Relative to the site. */
  readonly path: string
  readonly card: string
  readonly type: 'profile' | 'article'
  readonly data: Html
}

function aboutPerson(page: Page): About {
  const heading = headingOf(page)
  const subtitle = subtitleOf(page)
  const said =
    page.composition.intro.map(({ text }) => text).join(' ') ||
    [titleOf(page), placeOf(page)].filter(Boolean).join('. ')
  return {
    title: subtitle === undefined ? heading : `${heading} – ${shortest(subtitle, 100)}`,
    description: shortest(cleanText(said), 200),
    path: '',
    card: cardPath,
    type: 'profile',
    data: personData(page),
  }
}

function aboutStudy(page: Page, parts: StudyParts): About {
  const { study } = parts
  const { titles = {}, language } = page.composition
  const name = studyTitle(parts, { labels: labelsFor(language), titles })
  const first = study.blocks.find((block) => block.kind === 'text')
  const description = shortest(cleanText(first?.text ?? ''), 200)
  return {
    title: `${shortest(name, 100)} – ${headingOf(page)}`,
    description,
    path: studyAddress(study),
    card: studyCard(study),
    type: 'article',
    data: studyData(page, parts, { name, description }),
  }
}

/** Text is set in its fonts at once where they arrive in time. */
const fontLinks = (page: Page, root: string): Html[] =>
  lookOf(page)
    .fonts.filter(({ isCommon }) => isCommon)
    .map(
      ({ file }) =>
        html`<link
          rel="preload"
          href="${root}${file.path}"
          as="font"
          type="${file.contentType}"
          crossorigin=""
        />`,
    )

/** What a browser paints before the page is there, and its own frame. */
function schemeOf({ light, dark }: Palette, scheme: ThemeScheme): Html {
  if (scheme !== 'auto')
    return html`<meta name="color-scheme" content="${scheme}" /><meta
        name="theme-color"
        content="${(scheme === 'light' ? light : dark).front}"
      />`
  return html`<meta name="color-scheme" content="light dark" /><meta
      name="theme-color"
      media="(prefers-color-scheme:light)"
      content="${light.front}"
    /><meta name="theme-color" media="(prefers-color-scheme:dark)" content="${dark.front}" />`
}

/** The page in each of its languages, and for readers of any other one. */
function alternates(page: Page): Html[] {
  const { languages = [], site } = page
  const [first] = languages
  if (!first || languages.length < 2) return []
  return [...languages, { ...first, language: 'x-default' }].map(
    ({ language, folder }) =>
      html`<link
        rel="alternate"
        hreflang="${language}"
        href="${absolute(`${rootOf(page)}${folder}`, site.url)}"
      />`,
  )
}

function previews(page: Page, { title, description, path, card, type }: About): Html {
  const { site, composition } = page
  const url = absolute(path, site.url)
  const image = html`<meta property="og:image" content="${absolute(card, site.url)}" /><meta
      property="og:image:type"
      content="image/png"
    /><meta property="og:image:width" content="${cardSize.width}" /><meta
      property="og:image:height"
      content="${cardSize.height}"
    /><meta property="og:image:alt" content="${title}" />`
  const about =
    description !== '' &&
    html`<meta name="description" content="${description}" /><meta
        property="og:description"
        content="${description}"
      />`
  const locale = localeOf(composition.language)
  const localized = locale !== undefined && html`<meta property="og:locale" content="${locale}" />`
  const resume =
    type === 'profile' &&
    html`<link rel="alternate" type="application/json" title="JSON Resume" href="resume.json" />`
  const languages = type === 'profile' && alternates(page)
  return html`<link rel="canonical" href="${url}" />${languages}${resume}${about}<meta
      property="og:type"
      content="${type}"
    /><meta property="og:title" content="${title}" /><meta
      property="og:url"
      content="${url}"
    />${localized}${image}<meta name="twitter:card" content="summary_large_image" />`
}
