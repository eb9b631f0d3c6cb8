import type { MarkedPage } from '@thumbfolio/contracts'
import { markSelector } from './marks.js'
import { emptyPlaces, localPictures, type UrlOf } from './page-pictures.js'
import { patchChildren } from './patch-page.js'

/** What the studio adds to a page: a hairline, never a colour of its own. */
const marksCss = `
${markSelector}{cursor:text;outline:1px solid transparent;outline-offset:4px;border-radius:2px;transition:outline-color .12s}
:is(${markSelector}):hover{outline-color:color-mix(in srgb,currentColor 40%,transparent)}
:is(${markSelector}):focus-visible,:is(${markSelector})[contenteditable]{outline:2px solid currentColor}
:is(${markSelector})[contenteditable]:empty::before{content:"\\200b"}
[data-chosen]{outline:1px dashed color-mix(in srgb,currentColor 40%,transparent);outline-offset:10px}
[data-add-picture]{display:block;width:100%;margin-top:1rem;padding:1.5rem 1rem;font:inherit;color:inherit;background:none;border:1px dashed color-mix(in srgb,currentColor 40%,transparent);border-radius:4px;cursor:pointer}
html{scroll-padding:4rem}
@media (prefers-reduced-motion:reduce){${markSelector}{transition:none}}
`

/**
 * Has the document of a frame show the page. The app allows no inline style, so it is adopted; nothing in the page runs,
 * and its links lead nowhere.
 */
export function showPage(doc: Document, page: MarkedPage, urlOf: UrlOf): void {
  doc.documentElement.lang = page.language
  doc.documentElement.dir = page.direction
  setStyle(doc, page.css)
  const parsed = new DOMParser().parseFromString(page.html, 'text/html')
  prepare(parsed, urlOf)
  const focused = doc.activeElement
  const selector = focused ? selectorOf(focused) : undefined
  patchChildren(doc.body, parsed.body)
  // What had the focus may be another element now, with the same mark.
  if (selector !== undefined && doc.activeElement !== focused)
    doc.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
}

/** Finds an element by its mark; undefined for one without. */
function selectorOf(element: Element): string | undefined {
  const name = ['data-at', 'data-field'].find((attribute) => element.hasAttribute(attribute))
  return name && `[${name}=${JSON.stringify(element.getAttribute(name))}]`
}

/** By keys one goes from text to text; a link that is one itself stays one. */
function prepare(parsed: Document, urlOf: UrlOf): void {
  for (const link of parsed.querySelectorAll<HTMLElement>('a[href],summary,button')) link.tabIndex = -1
  for (const mark of parsed.querySelectorAll<HTMLElement>(markSelector)) mark.tabIndex = 0
  localPictures(parsed, urlOf)
  emptyPlaces(parsed)
  for (const fold of parsed.querySelectorAll('details')) fold.open = true
}

const shownStyles = new WeakMap<Document, string>()

function setStyle(doc: Document, css: string): void {
  const Sheet = doc.defaultView?.CSSStyleSheet
  if (!Sheet || !('replaceSync' in Sheet.prototype) || shownStyles.get(doc) === css) return
  shownStyles.set(doc, css)
  doc.adoptedStyleSheets = [css, marksCss].map((text) => {
    const sheet = new Sheet()
    sheet.replaceSync(text)
    return sheet
  })
}
