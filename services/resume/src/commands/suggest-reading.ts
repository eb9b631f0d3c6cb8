import { randomUUID } from 'node:crypto'
import { DomainError, mostSortableLines, type ModelId, type Reading } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { ignoreConflict, retryStale } from '@thumbfolio/kit/store'
import { qualityNow } from '../domain/quality-now.js'
import { linesOfImport, piecesOf, sortLines, sortableLines, withheldIn } from '@thumbfolio/resume-reader'
import { isAsking, withoutSuggestion, type Resume } from '../domain/resume.js'
import { pdfBlob, type Ports } from '../ports.js'
import { keptBlob, ownedResume } from './owned-resume.js'
import { storedReading, writeReading } from './upload-resume.js'

/** Longer than the lines of a PDF and an answer take. Where the process dies meanwhile, one can ask again after it. */
const questionMs = 90_000

/**
 * Has a model say which line of a badly read resume is what, and keeps the reading that follows from it as a suggestion.
 * Content, corrections and ETag stay as they are. At most one question about a resume is open at a time; where it fails
 * the suggestion before it stays away too.
 * @throws DomainError `sorting-not-needed`, `sorting-in-progress`, `sorting-too-long`, `sorting-failed`; `stale` when the
 * resume was read again meanwhile; and what the reader and the reading helper refuse
 */
export const suggestReading = traced(
  'suggest-reading',
  async (ports: Ports, userId: string, id: string, model: ModelId): Promise<Resume> => {
    const questionId = randomUUID()
    const { resume, reading } = await begin(ports, userId, id, questionId)
    try {
      return await ask(ports, { resume, reading, questionId, model })
    } catch (error) {
      await giveUp(ports, id, questionId)
      throw error
    }
  },
)

const begin = (
  ports: Ports,
  userId: string,
  id: string,
  questionId: string,
): Promise<{ resume: Resume; reading: Reading }> =>
  retryStale(async () => {
    const resume = await ownedResume(ports, userId, id)
    if (isAsking(resume, ports.now())) throw new DomainError('sorting-in-progress')
    const reading = await storedReading(ports, resume)
    if (qualityNow(resume, reading)?.level === 'good') throw new DomainError('sorting-not-needed')
    const expiresAt = ports.now() + questionMs
    const suggestion = { state: 'asking', id: questionId, expiresAt } as const
    return { resume: await ports.resumes.commit({ ...resume, suggestion }), reading }
  })

async function ask(
  ports: Ports,
  {
    resume,
    reading,
    questionId,
    model,
  }: { resume: Resume; reading: Reading; questionId: string; model: ModelId },
): Promise<Resume> {
  const { userId, id: resumeId } = resume
  const lines = reading.imported
    ? linesOfImport(reading.imported)
    : await ports.linesIn(await keptBlob(ports, resume, pdfBlob(resume)), resume.userId)
  const pieces = piecesOf(lines)
  const sent = sortableLines(pieces, withheldIn(pieces, reading))
  if (sent.length > mostSortableLines) throw new DomainError('sorting-too-long')
  if (sent.length === 0) throw new DomainError('sorting-failed')
  const question = { userId, resumeId, model, language: reading.language, lines: sent }
  const { parts, model: asked, vendor } = await ports.readingHelper.sort(question)
  const sorted = sortLines(parts, lines, reading, { model: asked, vendor })
  if (sorted.report.used === 0) throw new DomainError('sorting-failed')

  const readingId = randomUUID()
  await writeReading(ports, { userId, id: resumeId, readingId }, sorted.reading)
  return retryStale(async () => {
    const latest = await ownedResume(ports, userId, resumeId)
    if (!isOpen(latest, questionId)) throw new DomainError('stale')
    const createdAt = new Date(ports.now()).toISOString()
    const { foreign, repeated, unusable } = sorted.report
    const ignored = foreign + repeated + unusable
    const suggestion = { state: 'ready', model: asked, vendor, createdAt, readingId, ignored } as const
    return ports.resumes.commit({ ...latest, suggestion })
  })
}

const isOpen = ({ suggestion }: Resume, questionId: string): boolean =>
  suggestion?.state === 'asking' && suggestion.id === questionId

/** So that nobody waits for the end of a question that has failed. */
async function giveUp({ resumes }: Ports, id: string, questionId: string): Promise<void> {
  const latest = await resumes.find(id)
  if (latest && isOpen(latest, questionId)) await ignoreConflict(resumes.commit(withoutSuggestion(latest)))
}
