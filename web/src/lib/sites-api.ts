import { dashboardRoutes, SiteItem } from '@thumbfolio/contracts'
import { z } from 'zod'
import { callWith } from './api-client.js'

/** A site of the dashboard's answer. If the answer has only its name and address, it is not known when it changed. */
export type ListedSite = Omit<SiteItem, 'createdAt' | 'updatedAt'> & { readonly updatedAt?: string }

const Lists = z.object({ repoName: z.array(z.string()), siteUrl: z.array(z.string()) })
const Answer = Lists.or(z.object({ data: Lists }).transform(({ data }) => data))
const Detail = z.object({ sites: z.array(SiteItem) })
const Details = Detail.or(z.object({ data: Detail }).transform(({ data }) => data))

/** The lists of names and addresses are all that is asked of the answer; what it says beyond them is used where it is there. */
const Listing = z.unknown().transform((body, context) => {
  const lists = Answer.safeParse(body)
  if (!lists.success) {
    context.addIssue('The answer lists no sites')
    return z.NEVER
  }
  const { repoName, siteUrl } = lists.data
  const sites = Details.safeParse(body).data?.sites
  return { live: repoName, sites: sites ?? repoName.flatMap((name, at) => listed(name, siteUrl[at])) }
})

const listed = (name: string, url: string | undefined): ListedSite[] =>
  url === undefined ? [] : [{ name, url, status: 'live', version: 1, suggestions: 0 }]

/** The sites of an account, and the names of those that are live. @throws ApiProblem */
export const listSites = async (
  userId: string,
  signal?: AbortSignal,
): Promise<{ live: readonly string[]; sites: readonly ListedSite[] }> =>
  (await callWith(dashboardRoutes.listSites, Listing, { params: { userId } }, { signal })).body
