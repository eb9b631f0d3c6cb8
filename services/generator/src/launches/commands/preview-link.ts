import { DomainError, type LinkPreview } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import type { Limit } from '@thumbfolio/kit/http'
import { previewTags } from '../domain/links/preview-tags.js'
import type { Ports } from '../ports.js'

/** Each preview loads pages of other servers. */
const perOwner: Limit = {
  name: 'link previews by owner',
  points: 30,
  windowSeconds: 3_600,
  onUnavailable: 'fail-open',
}

/** Refusals because of the picture itself, not because the server is busy. */
const unreadable: ReadonlySet<string> = new Set([
  'photo-unsupported',
  'photo-damaged',
  'photo-too-small',
  'photo-too-many-pixels',
])

/**
 * How a linked page presents itself: its title and its picture. Nothing of it is kept.
 * @throws DomainError `rate-limited`, `link-not-public`, `link-not-read`, `link-no-picture`, `photo-busy`
 */
export const previewLink = traced(
  'preview-link',
  async (
    { linkedPages, pictures, limits }: Pick<Ports, 'linkedPages' | 'pictures' | 'limits'>,
    { ownerId, url }: { ownerId: string; url: string },
  ): Promise<LinkPreview> => {
    const verdict = await limits.consume(ownerId, perOwner)
    if (!verdict.allowed) throw new DomainError('rate-limited', verdict)
    const page = await linkedPages.get(new URL(url), 'text/html, application/xhtml+xml')
    if (!/^(?:text\/html|application\/xhtml\+xml)\b/i.test(page.contentType))
      throw new DomainError('link-no-picture')
    const { title, image } = previewTags(textOf(page), page.url)
    if (!image) throw new DomainError('link-no-picture')
    const { body } = await linkedPages.get(image, 'image/avif, image/webp, image/png, image/jpeg')
    const { bytes, width, height } = await pictures.whole(body, '#ffffff').catch((error: unknown) => {
      if (!(error instanceof DomainError) || !unreadable.has(error.code)) throw error
      throw new DomainError('link-no-picture', { cause: error })
    })
    const dataUrl = `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`
    return { url: page.url.href, ...(title !== undefined && { title }), picture: { dataUrl, width, height } }
  },
)

/** In its own encoding where that is known. */
function textOf({ body, contentType }: { body: Uint8Array; contentType: string }): string {
  const label = /charset=["']?([\w-]{1,40})/i.exec(contentType)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(label).decode(body)
  } catch {
    return new TextDecoder().decode(body)
  }
}
