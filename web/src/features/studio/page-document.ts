import type { MarkedPage } from '@thumbfolio/contracts'
import { markSelector } from './marks.js'
import { addPicturePlaceholders, localPictures, type UrlOf } from './page-pictures.js'
import { addTextPlaceholders } from './page-placeholders.js'
import { patchChildren } from './patch-page.js'

/** The studio's outlines. They use the page's own colour. */
const marksCss = `
${markSelector}{cursor:text;outline:1px solid transparent;outline-offset:4px;border-radius:2px;transition:outline-color .12s}
:is(${markSelector}):hover{outline-color:color-mix(in srgb,currentColor 40%,transparent)}
:is(${markSelector}):focus-visible,:is(${markSelector})[contenteditable]{outline:2px solid currentColor}
:is(${markSelector})[contenteditable]:empty::before{content:"\\200b"}
[data-placeholder][data-placeholder]:empty::before{content:attr(data-placeholder);opacity:.45}
[data-add-picture]{display:block;width:100%;margin-top:1rem;padding:1.5rem 1rem;font:inherit;color:inherit;background:none;border:1px dashed color-mix(in srgb,currentColor 40%,transparent);border-radius:4px;cursor:pointer}
html{scroll-padding:4rem}
@media (prefers-reduced-motion:reduce){${markSelector}{transition:none}}
`

/**
 * Shows the page in the document of a frame. Its CSS is an adopted style sheet, because the app's policy allows no inline
 * style. Nothing in the page runs, and links are not followed.
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
  // The focused element may have been replaced by one with the same mark.
  if (selector !== undefined && doc.activeElement !== focused)
    doc.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
}

/** Finds an element by its mark; undefined for one without. */
function selectorOf(element: Element): string | undefined {
  const name = ['data-at', 'data-field', 'data-block'].find((attribute) => element.hasAttribute(attribute))
  return name && `[${name}=${JSON.stringify(element.getAttribute(name))}]`
}

/** Tab goes from text to text; a link is a tab stop only if it is an editable text itself. */
function prepare(parsed: Document, urlOf: UrlOf): void {
  for (const link of parsed.querySelectorAll<HTMLElement>('a[href],summary,button')) link.tabIndex = -1
  addTextPlaceholders(parsed)
  for (const mark of parsed.querySelectorAll<HTMLElement>(markSelector)) mark.tabIndex = 0
  localPictures(parsed, urlOf)
  addPicturePlaceholders(parsed)
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
