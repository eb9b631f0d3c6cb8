import { DomainError } from '@thumbfolio/contracts'
import { retryStale, traced } from '@thumbfolio/kit'
import { resumeOf } from '../domain/public-pdf.js'
import { settingsChanged, type SettingsChange } from '../domain/settings.js'
import type { Site } from '../domain/site.js'
import { expectLayout } from '../domain/theme-choice.js'
import type { Ports } from '../ports.js'
import { changeableSite } from './find-site.js'
import { keepVersion } from './keep-version.js'

/**
 * Changes what a site shows of its owner. The live page follows by itself; a running launch is not disturbed.
 * @throws DomainError as `changeableSite`, `no-pdf`
 */
export const changeSettings = traced(
  'change-settings',
  (
    ports: Ports,
    {
      change: { pdf, ...change },
      ...wanted
    }: {
      ownerId: string
      siteName: string
      change: Omit<SettingsChange, 'pdf'> & { pdf?: boolean | undefined }
    },
  ): Promise<Site> =>
    retryStale(async () => {
      const site = await changeableSite(ports, wanted)
      if (change.theme) expectLayout(change.theme)
      const withPdf =
        pdf === undefined ? change : { ...change, pdf: pdf ? await pdfToOffer(ports, site) : null }
      const changed = settingsChanged(site, withPdf, ports.now())
      if (!site.live) return ports.sites.commit(changed)
      const { marked } = await import('../domain/versions/mark.js')
      const next = marked(site, changed, { kind: 'settings' }, ports.now())
      await keepVersion(ports, site, next)
      return ports.sites.commit(next)
    }),
)

/** The live page's resume, where there is a PDF of it. */
async function pdfToOffer({ resumes }: Ports, site: Site): Promise<{ resumeId: string }> {
  const resumeId = resumeOf(site)
  const pdf = resumeId === undefined ? undefined : await resumes.pdf(site.ownerId, resumeId)
  if (resumeId === undefined || !pdf) throw new DomainError('no-pdf')
  pdf.destroy()
  return { resumeId }
}
