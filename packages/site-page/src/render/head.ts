import type { ThemeScheme } from '@thumbfolio/contracts'
import { cardSize } from '../card/card.js'
import { cardPath } from '../card/drawings.js'
import { headingOf, placeOf, subtitleOf, titleOf } from '../parts/front.js'
import { html, trusted, type Html } from '../parts/html.js'
import { iconLinks } from '../card/icons.js'
import { absolute, personData } from './json-ld.js'
import type { Page } from '../parts/page.js'
import { metaPolicy, type DocumentKind } from './page-headers.js'
import { lookOf } from '../themes/look.js'
import type { Palette } from '../parts/palette.js'
import { styleOf } from '../css/style.js'
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
  const { isFront } = kind
  const { palette, scheme } = lookOf(page)
  const heading = headingOf(page)
  const subtitle = subtitleOf(page)
  const title = subtitle === undefined ? heading : `${heading} – ${shortest(subtitle, 100)}`
  const unlisted = (!page.indexed || !isFront) && html`<meta name="robots" content="noindex" />`
  return html`<meta charset="utf-8" /><meta
      http-equiv="Content-Security-Policy"
      content="${metaPolicy(page, kind)}"
    /><meta name="viewport" content="width=device-width,initial-scale=1" /><title>
      ${isFront ? title : heading}</title
    >${unlisted}${schemeOf(palette, scheme)}${iconLinks(isFront)}${
      isFront && previews(page, title)
    }${isFront && fontLinks(page)}<style>${trusted(styleOf(page, isFront))}</style>${isFront && personData(page)}`
}

/** Text is set in its fonts at once where they arrive in time. */
const fontLinks = (page: Page): Html[] =>
  lookOf(page)
    .fonts.filter(({ isCommon }) => isCommon)
    .map(
      ({ file }) =>
        html`<link rel="preload" href="${file.path}" as="font" type="${file.contentType}" crossorigin="" />`,
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

function previews(page: Page, title: string): Html {
  const { site, composition } = page
  const said =
    composition.intro.map(({ text }) => text).join(' ') ||
    [titleOf(page), placeOf(page)].filter(Boolean).join('. ')
  const description = shortest(cleanText(said), 200)
  const image = html`<meta property="og:image" content="${absolute(cardPath, site.url)}" /><meta
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
  return html`<link rel="canonical" href="${site.url}" /><link
      rel="alternate"
      type="application/json"
      title="JSON Resume"
      href="resume.json"
    />${about}<meta property="og:type" content="profile" /><meta
      property="og:title"
      content="${title}"
    /><meta property="og:url" content="${site.url}" />${localized}${image}<meta
      name="twitter:card"
      content="summary_large_image"
    />`
}
