import { DomainError, type Confirmations, type LaunchConcern } from '@thumbfolio/contracts'
import {
  answerTo,
  pdfPlace,
  type AnsweredFinding,
  type AskedAbout,
  presentFinding,
  pdfConcerns,
  photoFiles,
} from '@thumbfolio/site-page'
import { concernsToConfirm, confirmed, type Question } from '@thumbfolio/site-page/render'
import type { PageSource } from '../domain/page/site-page.js'
import { contentEtag, liveOf } from '../domain/site/live-version.js'
import { answersGiven } from '../domain/site/settings.js'
import { siteKeyOf, type Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'

type Looking = Pick<Ports, 'appOrigin' | 'fingerprint'>

// What draws a page is loaded by the first question: an idle API needs none of it.
const pages = () => import('../domain/page/site-page.js')

/** The personal facts that a page of this site has or would have. */
export async function findingsIn(
  { appOrigin }: Looking,
  site: Site,
  source: PageSource,
  url: string,
): Promise<readonly AnsweredFinding[]> {
  const { sitePage } = await pages()
  // Of a photo its text alone is read.
  const photo = [{ path: photoFiles.normal, contentType: 'image/jpeg', body: new Uint8Array() }]
  const where = { url, appOrigin, ...(site.settings.photo?.on && { photo }) }
  return sitePage(site, source, where).findings
}

/** Those of a live page. @throws DomainError `site-not-live` */
export async function findingsOf(ports: Looking, site: Site): Promise<readonly AnsweredFinding[]> {
  const { liveSource } = await pages()
  return findingsIn(ports, site, liveSource(site), liveOf(site).url)
}

/** What is asked before a file is published: nothing can be hidden in it. */
export interface AskedOfPdf {
  readonly findings: readonly AnsweredFinding[]
  readonly concerns: readonly LaunchConcern[]
}

/** The personal facts in the PDF of a resume, and what of it cannot be looked through. @throws DomainError `no-pdf` */
export async function askedOfPdf(
  { resumes }: Pick<Ports, 'resumes'>,
  { ownerId, settings }: Site,
  resumeId: string,
): Promise<AskedOfPdf> {
  const text = await resumes.text(ownerId, resumeId)
  if (!text) throw new DomainError('no-pdf')
  const { factsInTexts } = await import('@thumbfolio/site-page/render')
  const findings = factsInTexts(text, pdfPlace(resumeId)).map((finding) => ({
    ...finding,
    answer: answerTo(settings.answers ?? [], finding),
  }))
  const isOffered = settings.pdf?.resumeId === resumeId
  return { findings, concerns: isOffered ? [] : pdfConcerns(text) }
}

const nothingAsked: AskedOfPdf = { findings: [], concerns: [] }

/** The version of a live page that answers are for. */
export const aboutSite = (site: Site): AskedAbout => ({
  ownerId: site.ownerId,
  subject: siteKeyOf(site),
  version: contentEtag(liveOf(site)),
})

export const questionOf = (
  { fingerprint }: Looking,
  site: Site,
  findings: readonly AnsweredFinding[],
  about: AskedAbout,
): Question => ({
  about,
  findings,
  present: presentFinding(liveOf(site).source.pinned.content, about, fingerprint),
})

interface Change {
  readonly before: Site
  readonly after: Site
  readonly confirm: Confirmations | undefined
  /** What the answers are about. Default: the live page before the change. */
  readonly about?: AskedAbout | undefined
  /** What is published beside the page. */
  readonly ofPdf?: AskedOfPdf | undefined
}

/**
 * The changed site with the owner's answers for what the change would publish. What was open before does not keep them from
 * another change: it is not on the page.
 * @throws DomainError `confirmation-needed`
 */
export async function withAnswers(
  ports: Looking & Pick<Ports, 'now'>,
  { before, after, confirm = [], about = before.live && aboutSite(before), ofPdf = nothingAsked }: Change,
): Promise<Site> {
  if (!about || !before.live || !after.live) return after
  const found = [...(await findingsOf(ports, after)), ...ofPdf.findings]
  const isOpen = ({ answer }: AnsweredFinding) => answer === undefined
  const asksNothing = ofPdf.concerns.length === 0 && !found.some(isOpen)
  if (asksNothing && confirm.length === 0) return after
  const known = new Set(asksNothing ? [] : (await findingsOf(ports, before)).filter(isOpen).map(sameOf))
  const question = {
    ...questionOf(ports, after, found, about),
    concerns: concernsToConfirm(ofPdf.concerns, about, ports.fingerprint),
  }
  const now = ports.now()
  const answers = confirmed({ ...question, isNeeded: (one) => !known.has(sameOf(one)) }, confirm, {
    fingerprint: ports.fingerprint,
    now,
  })
  return answersGiven(after, answers, now)
}

/** One value in one kind of place is one question. */
const sameOf = ({ kind, value, unit }: AnsweredFinding): string => JSON.stringify([kind, value, unit.place])
