import type { DraftView, SiteContent, SiteContentEdit } from '@thumbfolio/contracts'
import type { Database } from '@thumbfolio/kit/store'
import { eventually } from '@thumbfolio/testing'
import { gatedEngines } from './breakable-engines.js'
import { asEdit } from './content-edit.js'
import { startWorld } from './world.js'

/** A world in which ada changes live pages. */
export async function startChanges() {
  const world = await startWorld()
  let database: Database | undefined
  let whilePublishing: (() => Promise<unknown>) | undefined
  const beforeVersion = async () => {
    const work = whilePublishing
    whilePublishing = undefined
    await work?.()
  }
  await world.start({
    engines: (engines) => {
      database = engines.database
      return gatedEngines(engines, { before: beforeVersion }, ['site-versions'])
    },
  })

  const call = (
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
    user = 'ada',
  ) => world.as(user)(method, path, { ...(body && { body }), ...(headers && { headers }) })
  const open = async (site: string) => {
    const { status, body, headers } = await call('POST', `/make/sites/${site}/changes`)
    return { status, code: body.code as string, draft: body.data as DraftView, etag: headers.get('etag')! }
  }
  const content = async (site: string) =>
    (await call('GET', `/make/sites/${site}/content`)).body.data as SiteContent
  return {
    world,
    database: database!,
    call,
    open,
    content,
    save: async (id: string, body: SiteContentEdit, ifMatch = '*') => {
      const answer = await call('PUT', `/make/drafts/${id}/content`, body, { 'If-Match': ifMatch })
      return { ...answer, draft: answer.body.data as DraftView, etag: answer.headers.get('etag')! }
    },
    publish: (id: string, ifMatch = '*', body: object = {}, user = 'ada') =>
      call('POST', `/make/drafts/${id}/publish`, body, { 'If-Match': ifMatch }, user),
    /** Does something once, after a publish has read its draft and before it commits the site. */
    whilePublishing: (work: () => Promise<unknown>) => void (whilePublishing = work),
    /** Waits until visitors see the page as it is. */
    published: (site: string) => eventually(async () => (await content(site)).published),
    goLive: async (site: string) => {
      await world.goLive('ada', site)
      return open(site)
    },
  }
}

/** An edit of everything: a name, a link, a title, two fields, an added entry, a sentence. */
export const promoted = ({ content: page }: DraftView): SiteContentEdit => {
  const { intro, sections } = asEdit(page)
  return {
    intro: [...intro, 'I also sail.'],
    basics: { name: 'Ada King', url: 'https://ada.example/' },
    titles: { work: 'Engines' },
    sections: sections.map(({ name, entries }) => ({
      name,
      entries:
        name === 'work'
          ? [
              { ...entries[0]!, fields: { position: 'Chief programmer', endDate: '1850-02' } },
              {
                id: 'new',
                emphasis: 'normal' as const,
                fields: { position: 'Translator', name: 'Menabrea', startDate: '1841' },
                lines: ['Translated a memoir.'],
              },
            ]
          : entries,
    })),
  }
}
