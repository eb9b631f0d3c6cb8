import {
  apiBase,
  type Reading,
  type ReadingSignals,
  type ResumeItem,
  type ResumeReading,
} from '@thumbfolio/contracts'
import { factSources } from '../domain/fact-sources.js'
import { identityPointers } from '../domain/identity.js'
import { qualityNow, unplacedShareNow } from '../domain/quality-now.js'
import { contentOf, etagOf, languageOf, type Resume } from '../domain/resume.js'
import type { Ports } from '../ports.js'

/** Ends in the id, which is what the launch is asked for with. */
const urlOf = (id: string) => `${apiBase}/auth/resume/file/${id}`

export const presentItem = ({ id, name, createdAt, imported }: Resume): ResumeItem => ({
  _id: id,
  name,
  url: urlOf(id),
  createdAt,
  ...(imported && { imported }),
})

export const presentUpload = ({ id, name, pages, imported }: Resume, { questions, quality }: Reading) => ({
  _id: id,
  name,
  url: urlOf(id),
  fileName: id,
  pages,
  questions,
  ...(quality && { quality }),
  ...(imported && { imported }),
})

/** Boxes and questions follow the values that the owner left as they were read; the others are theirs now. */
export const presentReading = async (
  { comparisons }: Pick<Ports, 'comparisons'>,
  resume: Resume,
  reading: Reading,
): Promise<ResumeReading> => {
  const { quality: _, ...measured } = reading
  const quality = qualityNow(resume, reading)
  const known = {
    ...measured,
    language: languageOf(resume),
    ...(quality && { quality }),
    ...(resume.identityConfirmedAt !== undefined && { identityConfirmedAt: resume.identityConfirmedAt }),
  }
  if (resume.corrected === undefined) return { ...known, content: resume.read, corrected: false }
  const carried = await comparisons.carried(resume)
  const isAnswered = (pointer: string) =>
    resume.identityConfirmedAt !== undefined && identityPointers.has(pointer)
  return {
    ...known,
    content: resume.corrected,
    corrected: true,
    provenance: Object.fromEntries(
      Object.entries(reading.provenance).flatMap(([pointer, from]) => {
        const now = carried.get(pointer)
        return now === undefined ? [] : [[now, from]]
      }),
    ),
    replaced: Object.entries(reading.provenance).flatMap(([pointer, { page, box, text }]) =>
      carried.has(pointer) ? [] : [{ page, box, text }],
    ),
    questions: reading.questions.flatMap((question) => {
      const pointer = carried.get(question.pointer)
      return pointer === undefined || isAnswered(pointer) ? [] : [{ ...question, pointer }]
    }),
  }
}

/**
 * What the file says, whatever its owner corrected since: every value as it was read, and what found no place. Who has the
 * file can copy its hidden text, and see its pictures of text: neither is read.
 */
export const presentText = ({ read, language }: Resume, { unplaced, hidden, quality }: Reading) => ({
  language,
  texts: [...textsOf(read), ...unplaced.map(({ text }) => text)],
  unread: [
    ...(hidden > 0 ? (['hidden-text'] as const) : []),
    ...(quality?.reasons.some(({ code }) => code === 'picture-page') ? (['picture-page'] as const) : []),
  ],
})

/** A labelled fact is one text, as it is on paper. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  if ('label' in value && 'text' in value) return [`${String(value.label)}: ${String(value.text)}`]
  return Object.values(value).flatMap(textsOf)
}

/** What a launch pins. */
export const presentForLaunch = async (
  { comparisons }: Pick<Ports, 'comparisons'>,
  resume: Resume,
  reading: Reading,
) => ({
  content: contentOf(resume),
  language: languageOf(resume),
  ...(resume.chosenLanguage && { isLanguageChosen: true }),
  name: resume.name,
  etag: etagOf(resume),
  sources: factSources(resume, reading, resume.corrected && (await comparisons.carried(resume))),
  pageSizes: reading.pageSizes,
  reading: signalsOf(resume, reading),
})

function signalsOf(resume: Resume, reading: Reading): ReadingSignals {
  const quality = qualityNow(resume, reading)
  return {
    isResume: reading.isResume,
    unplacedShare: unplacedShareNow(resume, reading),
    ...(quality && { quality }),
    isIdentityConfirmed: resume.identityConfirmedAt !== undefined,
  }
}
