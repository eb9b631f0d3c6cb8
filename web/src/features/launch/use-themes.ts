import { skipToken, useQuery } from '@tanstack/react-query'
import type { SiteTheme } from '@thumbfolio/contracts'
import { previewQuery, recommendedLayout } from '../../lib/themes-api.js'
import type { ReplacedPage } from './launch-api.js'

/** What the choice of a theme starts from: the theme of the page that is replaced, else the recommended one. */
export function useThemes(
  siteName: string,
  resumeId: string | undefined,
  replaced: ReplacedPage | undefined,
) {
  const { data: recommended } = useQuery({
    queryKey: ['recommended-layout', resumeId],
    queryFn: resumeId === undefined ? skipToken : ({ signal }) => recommendedLayout(resumeId, signal),
  })
  const { data: previewUrl } = useQuery({ ...previewQuery(siteName), enabled: replaced !== undefined })
  const first: SiteTheme | undefined = recommended === undefined ? undefined : { layout: recommended }
  return {
    recommended,
    standing: replaced?.theme ?? first,
    previewUrl,
  }
}
