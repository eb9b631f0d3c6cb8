import { queryOptions } from '@tanstack/react-query'
import { draftRoutes, generatorRoutes, type SiteTheme } from '@thumbfolio/contracts'
import { call, type AnswerOf } from './api-client.js'

export type ThemeOptions = AnswerOf<typeof generatorRoutes.themeOptions>['data']

/** The layouts, schemes and type pairings there are. */
export const themeOptions = async (signal?: AbortSignal): Promise<ThemeOptions> =>
  (await call(generatorRoutes.themeOptions, {}, { signal })).data

/** The layout that suits a resume best. */
export const recommendedLayout = async (resumeId: string, signal?: AbortSignal): Promise<string> =>
  (await call(generatorRoutes.recommendedTheme, { params: { id: resumeId } }, { signal })).data.recommended

/** A private address of one's live page, which shows it in any theme. */
export const previewQuery = (siteName: string) =>
  queryOptions({
    queryKey: ['preview', siteName],
    queryFn: async ({ signal }) =>
      (await call(draftRoutes.previewSite, { params: { name: siteName } }, { signal })).data.url,
  })

/** The address of a preview in a theme. */
export function inTheme(previewUrl: string, theme: SiteTheme): string {
  const url = new URL(previewUrl)
  for (const [part, value] of Object.entries(theme))
    if (value !== undefined) url.searchParams.set(part, String(value))
  return url.href
}
