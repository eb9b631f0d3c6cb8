import { unescapeHtml } from '@thumbfolio/contracts'

/** What a page says about itself where it is shared. */
export interface PreviewTags {
  readonly title?: string
  readonly image?: URL
}

/** The tags are in the head; what follows is not read. */
const mostHeadCharacters = 300_000
const longestTitle = 200

/** Reads the Open Graph tags of a page, or their substitutes. `base`: its address, which relative links are resolved against. */
export function previewTags(html: string, base: URL): PreviewTags {
  const head = html.slice(0, mostHeadCharacters)
  const tags = new Map<string, string>()
  for (const [, tag = ''] of head.matchAll(/<meta\s([^<>]{1,2000})>/gi)) {
    const attributes = attributesOf(tag)
    const name = (attributes.get('property') ?? attributes.get('name'))?.toLowerCase()
    const content = attributes.get('content')?.trim()
    if (name !== undefined && content && !tags.has(name)) tags.set(name, content)
  }
  const first = (...names: string[]) => names.map((name) => tags.get(name)).find((value) => value)
  const printed = /<title[^<>]{0,500}>([^<]{1,2000})</i.exec(head)?.[1]
  const title = first('og:title', 'twitter:title') ?? (printed && unescapeHtml(printed))
  const address = first(
    'og:image:secure_url',
    'og:image',
    'og:image:url',
    'twitter:image',
    'twitter:image:src',
  )
  const shown = title?.replace(/\s+/g, ' ').trim().slice(0, longestTitle)
  const image = address !== undefined && URL.canParse(address, base.href) ? new URL(address, base) : undefined
  return { ...(shown && { title: shown }), ...(image && { image }) }
}

function attributesOf(tag: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', double, single, bare] of tag.matchAll(
    /([a-z][\w:-]{0,50})\s{0,10}=\s{0,10}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi,
  ))
    found.set(name.toLowerCase(), unescapeHtml(double ?? single ?? bare ?? ''))
  return found
}
