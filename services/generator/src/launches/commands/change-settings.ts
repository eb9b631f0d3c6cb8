import { DomainError, type Confirmations, type GitHubChoice } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import { resumeOf } from '../domain/site/public-pdf.js'
import { settingsChanged, type SettingsChange } from '../domain/site/settings.js'
import type { Site } from '../domain/site/site.js'
import { expectLayout } from '@thumbfolio/site-page/render'
import type { Ports } from '../ports.js'
import { chooseProjects } from './github/choose-projects.js'
import { commitChange } from './commit-change.js'
import { askedOfPdf, withAnswers } from './find-findings.js'
import { changeableSite } from './find-site.js'

/**
 * Changes what a site shows of its owner. The live page follows by itself; a running launch is not disturbed.
 * @throws DomainError as `changeableSite`, `no-pdf`, `confirmation-needed`
 */
export const changeSettings = traced(
  'change-settings',
  (
    ports: Ports,
    {
      change: { pdf, confirm, github: choice, ...change },
      ...wanted
    }: {
      ownerId: string
      siteName: string
      change: Omit<SettingsChange, 'pdf' | 'github'> & {
        pdf?: boolean | undefined
        github?: GitHubChoice | undefined
        confirm?: Confirmations | undefined
      }
    },
  ): Promise<Site> =>
    retryStale(async () => {
      const site = await changeableSite(ports, wanted)
      if (change.theme) expectLayout(change.theme)
      const github = choice && (await chooseProjects(ports, site, { choice, before: site.settings.github }))
      const withPdf: SettingsChange = {
        ...change,
        ...(github && { github }),
        ...(pdf !== undefined && { pdf: pdf ? await pdfToOffer(ports, site) : null }),
      }
      const ofPdf = withPdf.pdf ? await askedOfPdf(ports, site, withPdf.pdf.resumeId) : undefined
      const changed = settingsChanged(site, withPdf, ports.now())
      const after = await withAnswers(ports, { before: site, after: changed, confirm, ofPdf })
      return commitChange(ports, { before: site, after, cause: { kind: 'settings' } })
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
