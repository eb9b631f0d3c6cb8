import type { SiteTheme } from '@thumbfolio/contracts'
import { previewAddress, recommendedLayout } from '../../lib/themes-api.js'
import { useLoaded } from '../../lib/use-loaded.js'
import type { ReplacedPage } from './launch-api.js'

/** What the choice of a theme starts from: the theme of the page that is replaced, else the recommended one. */
export function useThemes(
  siteName: string,
  resumeId: string | undefined,
  replaced: ReplacedPage | undefined,
) {
  const [recommendation] = useLoaded(
    async (signal) => (resumeId === undefined ? undefined : recommendedLayout(resumeId, signal)),
    [resumeId],
  )
  const hasPage = replaced !== undefined
  const [preview] = useLoaded(
    async (signal) => (hasPage ? previewAddress(siteName, signal) : undefined),
    [siteName, hasPage],
  )
  const recommended = recommendation.status === 'ready' ? recommendation.data : undefined
  const first: SiteTheme | undefined = recommended === undefined ? undefined : { layout: recommended }
  return {
    recommended,
    standing: replaced?.theme ?? first,
    previewUrl: preview.status === 'ready' ? preview.data : undefined,
  }
}
