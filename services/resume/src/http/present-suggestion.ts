import type { Reading, ReadingSuggestion, ResumeReading } from '@thumbfolio/contracts'
import { storedReading, suggestedReading } from '../commands/upload-resume.js'
import { toMerge } from '../domain/identity.js'
import type { Resume } from '../domain/resume.js'
import type { Ports } from '../ports.js'
import { presentReading } from './present-resume.js'

/** The reading as its owner sees it, with the suggestion that waits for them. */
export async function readingWithSuggestion(
  ports: Ports,
  resume: Resume,
  reading?: Reading,
): Promise<ResumeReading> {
  const [own, suggested] = await Promise.all([
    reading ?? storedReading(ports, resume),
    suggestedReading(ports, resume),
  ])
  const suggestion = suggested && (await presented(ports, resume, suggested))
  return { ...(await presentReading(ports, resume, own)), ...(suggestion && { suggestion }) }
}

/** What the resume would be, were the suggestion accepted now. */
async function presented(
  { comparisons }: Ports,
  resume: Resume,
  { content: suggested }: Reading,
): Promise<ReadingSuggestion | undefined> {
  const { suggestion } = resume
  if (suggestion?.state !== 'ready') return undefined
  const { model, vendor, createdAt, ignored } = suggestion
  const { corrected, changed, kept } = await comparisons.merge(toMerge(resume), suggested)
  return {
    model,
    vendor,
    createdAt,
    ignored,
    content: corrected ?? suggested,
    kept,
    changed,
  }
}
