/* global document, innerWidth, getComputedStyle, NodeFilter */

/** What is wrong with the page in a window of this width, a line each. Runs in the browser. */
export function faultsOfLayout() {
  const faults = []
  const report = (what, { localName, className, textContent }) =>
    faults.push(`${what}: ${localName}.${className} "${textContent.trim().slice(0, 60)}"`)

  /** A title in a line keeps this gap behind it, which may hang over where the line ends. */
  const gapPx = 10
  const overflowPx = document.documentElement.scrollWidth - innerWidth
  if (overflowPx > 0) faults.push(`wider than the window by ${overflowPx} px`)
  for (const element of document.querySelectorAll('body *')) {
    // An element that scrolls may be wider than its box, and so may its content.
    if (scrolls(element)) continue
    const { left, right, width } = element.getBoundingClientRect()
    if (width > 0 && (left < -1 || right > innerWidth + 1)) report('outside the window', element)
    if (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + gapPx)
      report('wider than its box', element)
  }
  for (const link of document.querySelectorAll('a[href^="#"]'))
    if (!document.getElementById(link.hash.slice(1))) report('leads nowhere', link)
  for (const section of document.querySelectorAll('section')) {
    const title = section.querySelector('h2').innerText.trim()
    if (title === '') report('has no title', section)
    if (section.innerText.trim() === title) report('is empty', section)
  }
  for (const title of document.querySelectorAll('h2')) if (hasBrokenWord(title)) report('broken word', title)
  if ([...document.scripts].some(({ type }) => type !== 'application/ld+json')) faults.push('has a script')
  if (document.querySelectorAll('h1').length !== 1) faults.push('has not one h1')
  return faults

  function scrolls(element) {
    if (!element || element === document.body) return false
    return getComputedStyle(element).overflowX === 'auto' || scrolls(element.parentElement)
  }

  function hasBrokenWord({ firstChild }) {
    return [...firstChild.data.matchAll(/[^\s-]+/g)].some(({ index, 0: word }) => {
      const range = document.createRange()
      range.setStart(firstChild, index)
      range.setEnd(firstChild, index + word.length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
    })
  }
}

/** Every visible text whose contrast with a ground behind it is below `least`, as rendered. Runs in the browser. */
export function textsOfLowContrast(least) {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const known = new Map()
  const found = new Set()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (const details of document.querySelectorAll('details')) details.open = true
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement
    if (texts.currentNode.data.trim() === '' || !element.checkVisibility()) continue
    const { color } = getComputedStyle(element)
    for (const ground of groundsOf(element)) {
      const contrast = contrastOf(color, ground)
      if (contrast < least) found.add(`${element.localName}.${element.className} ${contrast.toFixed(2)}`)
    }
  }
  return [...found]

  /** The nearest opaque background, and every colour of a gradient in front of it. */
  function groundsOf(element) {
    const gradients = []
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at)
      const stops = backgroundImage.match(/(?:rgba?|oklab|oklch|color)\([^)]*\)/g) ?? []
      gradients.push(...stops.filter((stop) => pixelOf(stop)[3] === 255))
      if (pixelOf(backgroundColor)[3] === 255) return [...gradients, backgroundColor]
    }
    throw new Error('No ground is opaque')
  }

  function pixelOf(colour) {
    if (known.has(colour)) return known.get(colour)
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const pixel = canvas.getImageData(0, 0, 1, 1).data
    known.set(colour, pixel)
    return pixel
  }

  function contrastOf(one, other) {
    const [dark, light] = [one, other].map(luminanceOf).sort((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }

  function luminanceOf(colour) {
    const [red, green, blue] = [...pixelOf(colour)].map((byte) => {
      const part = byte / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
}

/** Where the links to the sections and the title of the work are, once a link led there. Runs in the browser. */
export function boxesAtWork() {
  document.getElementById('work').scrollIntoView()
  return ['.jump', '#work h2'].map((selector) => {
    const { top, bottom, left, right } = document.querySelector(selector).getBoundingClientRect()
    return { top, bottom, left, right }
  })
}

/** Dates of more than one line, and those that run into what they date. Runs in the browser. */
export function brokenDates() {
  return [...document.querySelectorAll('.e>.when')].flatMap((when) => {
    const times = [...when.querySelectorAll('time')]
    if (times.length === 0) return []
    const range = document.createRange()
    range.setStartBefore(times[0])
    range.setEndAfter(times.at(-1))
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    const title = when.parentElement.querySelector('h3').getBoundingClientRect()
    return lines > 1 || range.getBoundingClientRect().right > title.left ? [when.textContent] : []
  })
}

/** How much of the width publications have, and the borders of references by their text. Runs in the browser. */
export function gridParts() {
  const widthOf = (selector) => document.querySelector(selector).clientWidth
  return {
    share: widthOf('.publications') / widthOf('.sheet'),
    cards: [...document.querySelectorAll('.references figure')].map((figure) => [
      figure.textContent.trim().slice(0, 6),
      getComputedStyle(figure).borderTopWidth,
    ]),
  }
}
