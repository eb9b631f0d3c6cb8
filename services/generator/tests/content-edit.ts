import type { SiteContent, SiteContentEdit } from '@thumbfolio/contracts'
import type { World } from './world.js'

/** The content of a site of ada, and the version that an edit of it names. */
export async function readContent(
  world: World,
  site = 'ada',
): Promise<{ content: SiteContent; etag: string }> {
  const { status, body, headers } = await world.as('ada')('GET', `/make/sites/${site}/content`)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return { content: body.data as SiteContent, etag: headers.get('etag')! }
}

/** What a page or a draft says, as an edit that changes nothing. */
export const asEdit = ({ intro, sections }: Pick<SiteContent, 'intro' | 'sections'>): SiteContentEdit => ({
  intro: intro.map(({ text }) => text),
  sections: sections.map(({ name, entries }) => ({
    name,
    entries: entries.map(({ id, emphasis, lines }) => ({
      id,
      emphasis,
      lines: lines.map(({ text }) => text),
    })),
  })),
})
