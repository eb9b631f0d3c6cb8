import { queryOptions } from '@tanstack/react-query'
import { generatorRoutes, type SiteContent } from '@thumbfolio/contracts'
import { callTagged } from './api-client.js'

/** What a live page says, with its version. */
export interface TaggedContent {
  readonly content: SiteContent
  readonly etag: string
}

async function contentOf(name: string, signal?: AbortSignal): Promise<TaggedContent> {
  const { body, etag } = await callTagged(generatorRoutes.siteContent, { params: { name } }, { signal })
  return { content: body.data, etag }
}

export const contentQuery = (name: string) =>
  queryOptions({ queryKey: ['content', name], queryFn: ({ signal }) => contentOf(name, signal) })
