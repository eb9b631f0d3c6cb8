import type { Reading, ReadingSuggestion, ResumeReading } from '@thumbfolio/contracts'
import { mergedCorrection } from '../commands/reread-resume.js'
import { storedReading, suggestedReading } from '../commands/upload-resume.js'
import { changedPointers } from '../domain/merge/changed-pointers.js'
import { contentOf, type Resume } from '../domain/resume.js'
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
  return { ...presentReading(resume, own), ...(suggested && { suggestion: presented(resume, suggested) }) }
}

/** What the resume would be, were the suggestion accepted now. */
function presented(resume: Resume, { content: suggested }: Reading): ReadingSuggestion | undefined {
  const { suggestion } = resume
  if (suggestion?.state !== 'ready') return undefined
  const { model, vendor, createdAt, ignored } = suggestion
  const { corrected, kept } = mergedCorrection(resume, suggested)
  const content = corrected ?? suggested
  return {
    model,
    vendor,
    createdAt,
    ignored,
    content,
    kept,
    changed: changedPointers(contentOf(resume), content),
  }
}
