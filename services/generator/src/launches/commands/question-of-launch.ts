import type { EditsChoice, SiteTheme } from '@thumbfolio/contracts'
import { baseOf } from '../domain/drafts/draft-site.js'
import { pinnedContent } from '../domain/edits/pinned-content.js'
import { concernsToConfirm, type Question } from '@thumbfolio/site-page/render'
import { presentFinding } from '@thumbfolio/site-page'
import { emptySite } from '../domain/launch/admission.js'
import { launchConcerns } from '../domain/launch/launch-concerns.js'
import { composedPage } from '../domain/edits/compose-page.js'
import { launchedSource } from '../domain/page/site-page.js'
import type { Pinned, Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'
import { findingsIn } from './find-findings.js'

interface Asked {
  readonly ownerId: string
  readonly siteName: string
  readonly resumeId: string
  readonly edits: EditsChoice
  readonly theme?: SiteTheme | undefined
}

/** Whatever a composer answers, every line of the resume is on the page. */
const anyAnswer = { intro: [], best: [], theme: 'editorial', suggestions: [], sections: [] }

/** What a launch without a draft asks its owner: its page has the same lines, whichever composer arranges it. */
export async function questionOfLaunch(
  ports: Pick<Ports, 'now' | 'urlOf' | 'appOrigin' | 'fingerprint'>,
  { ownerId, siteName, resumeId, edits, theme }: Asked,
  own: Site | undefined,
  read: Pinned,
): Promise<Question> {
  const { now, urlOf, appOrigin, fingerprint } = ports
  const site = own ?? emptySite({ siteName, ownerId, epoch: 0 }, now())
  const themed = theme ? { ...site, settings: { ...site.settings, theme } } : site
  const where = { url: urlOf(siteName), appOrigin }
  const made = { ...pinnedContent(read, now()), answer: anyAnswer }
  const { composition, pinned } = composedPage({ site: themed, made, edits, where })
  const source = launchedSource(themed, { pinned, composition, resumeId })
  const version = [read.etag, baseOf(own) ?? '', edits].join(' ')
  const about = { ownerId, subject: `launch ${siteName} ${resumeId}`, version }
  return {
    about,
    findings: await findingsIn(ports, themed, source, where.url),
    concerns: concernsToConfirm(launchConcerns(pinned, composition), about, fingerprint),
    present: presentFinding(pinned.content, about, fingerprint),
  }
}
