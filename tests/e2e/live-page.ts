import { openSite } from '@thumbfolio/testing'

/** What anybody can read of a published site. */
export interface LivePage {
  readonly title: string
  readonly heading: string
  readonly language: string
  readonly town: string
  /** Every text that it serves, its pages, their sources and `resume.json`. */
  readonly everything: string
  /** Addresses outside the site that it links to, as they are written. */
  readonly links: readonly string[]
}

const textTypes = /^(?:text\/|application\/(?:json|ld\+json|xml|manifest))/
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const decoded = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name]!)
const inside = (html: string, pattern: RegExp) =>
  decoded((pattern.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, '')).trim()

/** Reads a site as a crawler does: its first page and every text that one of its pages links to. */
export async function readLivePage(base: string, site: string): Promise<LivePage> {
  const origin = `http://${site}.localhost:${new URL(base).port}`
  const texts = new Map<string, string>()
  const links = new Set<string>()
  const open = ['/', '/resume.json']
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    if (texts.has(path)) continue
    const { status, headers, text } = await openSite(base, site, path)
    texts.set(path, '')
    if (status !== 200 || !textTypes.test(String(headers['content-type']))) continue
    texts.set(path, text)
    for (const [, address = ''] of text.matchAll(/\b(?:href|src)="([^"]*)"/g)) {
      const url = new URL(decoded(address), `${origin}${path}`)
      if (url.origin === origin) open.push(url.pathname)
      else if (url.host !== new URL(base).host) links.add(decoded(address))
    }
  }
  const html = texts.get('/') ?? ''
  const resume = JSON.parse(texts.get('/resume.json') || '{}') as {
    basics?: { location?: { city?: string } }
  }
  return {
    title: inside(html, /<title>([^<]*)/),
    heading: inside(html, /<h1[^>]*>(.*?)<\/h1>/s),
    language: inside(html, /<html[^>]* lang="([^"]*)"/),
    town: resume.basics?.location?.city ?? '',
    everything: [...texts.values()].map(decoded).join('\n'),
    links: [...links].sort(),
  }
}

const words = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
const digits = (text: string) => text.replace(/\D/g, '')
const fewestDigits = 7

/** Which of the texts somebody can read on the page, however they are spaced and punctuated there. */
export function readableOn({ everything }: LivePage, texts: readonly string[]): string[] {
  const all = words(everything)
  const numbers = everything.split(/[^\d\s().+/-]+/).map(digits)
  return texts.filter((text) => {
    const number = digits(text)
    return (
      all.includes(words(text)) ||
      (number.length >= fewestDigits && numbers.some((run) => run.includes(number)))
    )
  })
}
