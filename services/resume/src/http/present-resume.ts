import { apiBase, type Reading, type ResumeItem, type ResumeReading } from '@thumbfolio/contracts'
import { factSources } from '../domain/fact-sources.js'
import { unplacedShareOf } from '../domain/reading/result/confidence.js'
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
  const read = { ...reading, language: languageOf(resume), ...qualityOf(resume, reading) }
  if (resume.corrected === undefined) return { ...read, content: resume.read, corrected: false }
  const carried = await comparisons.carried(resume)
  return {
    ...read,
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

/** Which language it is, is no question any more once its owner said so. */
const qualityOf = ({ chosenLanguage }: Resume, { quality }: Reading): Pick<Reading, 'quality'> => {
  if (!quality || !chosenLanguage) return quality ? { quality } : {}
  const reasons = quality.reasons.filter(({ code }) => code !== 'language-guess')
  return { quality: { ...quality, reasons } }
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
  ...(resume.corrected === undefined && qualityOf(resume, reading)),
  reading: {
    isResume: reading.isResume,
    // What the owner corrected is as they want it, whatever was left over.
    unplacedShare: resume.corrected === undefined ? unplacedShareOf(reading) : 0,
  },
})
