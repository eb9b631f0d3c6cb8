import { apiBase, type Reading, type ResumeItem, type ResumeReading } from '@thumbfolio/contracts'
import { factSources } from '../domain/fact-sources.js'
import { unplacedShareOf } from '../domain/reading/result/confidence.js'
import { contentOf, etagOf, type Resume } from '../domain/resume.js'
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
  if (resume.corrected === undefined) return { ...reading, content: resume.read, corrected: false }
  const carried = await comparisons.carried(resume)
  return {
    ...reading,
    content: resume.corrected,
    corrected: true,
    provenance: Object.fromEntries(
      Object.entries(reading.provenance).flatMap(([pointer, from]) => {
        const now = carried.get(pointer)
        return now === undefined ? [] : [[now, from]]
      }),
    ),
    questions: reading.questions.flatMap((question) => {
      const pointer = carried.get(question.pointer)
      return pointer === undefined ? [] : [{ ...question, pointer }]
    }),
  }
}

/** What the file says, whatever its owner corrected since: every value as it was read, and what found no place. */
export const presentText = ({ read, language }: Resume, { unplaced }: Reading) => ({
  language,
  texts: [...textsOf(read), ...unplaced.map(({ text }) => text)],
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
  language: resume.language,
  name: resume.name,
  etag: etagOf(resume),
  sources: factSources(resume, reading, resume.corrected && (await comparisons.carried(resume))),
  pageSizes: reading.pageSizes,
  ...(reading.quality && resume.corrected === undefined && { quality: reading.quality }),
  reading: {
    isResume: reading.isResume,
    // What the owner corrected is as they want it, whatever was left over.
    unplacedShare: resume.corrected === undefined ? unplacedShareOf(reading) : 0,
  },
})
