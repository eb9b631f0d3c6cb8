import {
  generatorRoutes,
  type Confirmations,
  type SiteContentEdit,
  type SiteTheme,
  type SiteVisibility,
} from '@thumbfolio/contracts'
import { call, callTagged } from '../../lib/api-client.js'
import type { TaggedContent } from '../../lib/content-api.js'

/** What is said where there is no page of that name, or nothing came. */
export const notLoaded = (name: string) => ({
  missing: `You have no site called ${name}.`,
  fallback: 'The page could not be loaded.',
})

/** @throws ApiProblem `stale` when the page was changed meanwhile */
export async function saveContent(name: string, edit: SiteContentEdit, etag: string): Promise<TaggedContent> {
  const input = { params: { name }, body: edit }
  const { body, etag: next } = await callTagged(generatorRoutes.editSiteContent, input, { ifMatch: etag })
  return { content: body.data, etag: next }
}

/** Has the page say what it said before its last launch. @throws ApiProblem `stale` when it was changed meanwhile */
export async function restoreContent(
  name: string,
  etag: string,
  confirm?: Confirmations,
): Promise<TaggedContent> {
  const { body, etag: next } = await callTagged(
    generatorRoutes.restoreSiteContent,
    { params: { name }, body: { ...(confirm && { confirm }) } },
    { ifMatch: etag },
  )
  return { content: body.data, etag: next }
}

/** Answers for personal details of the page. @throws ApiProblem `stale` when it was changed meanwhile */
export async function answerFindings(
  name: string,
  confirm: Confirmations,
  etag: string,
): Promise<TaggedContent> {
  const input = { params: { name }, body: { confirm } }
  const { body, etag: next } = await callTagged(generatorRoutes.answerSiteFindings, input, { ifMatch: etag })
  return { content: body.data, etag: next }
}

export async function saveVisibility(
  name: string,
  change: Partial<SiteVisibility> & { readonly confirm?: Confirmations },
): Promise<void> {
  await call(generatorRoutes.changeSite, { params: { name }, body: change })
}

/** Published at once. @throws ApiProblem `launch-in-progress` while the site is launched */
export async function saveTheme(name: string, theme: SiteTheme): Promise<void> {
  await call(generatorRoutes.changeSite, { params: { name }, body: { theme } })
}
