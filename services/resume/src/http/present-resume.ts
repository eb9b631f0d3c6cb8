import { apiBase, type Reading, type ResumeItem, type ResumeReading } from '@thumbfolio/contracts'
import { contentOf, type Resume } from '../domain/resume.js'

/** Ends in the id, which is what the launch is asked for with. */
const urlOf = (id: string) => `${apiBase}/auth/resume/file/${id}`

export const presentItem = ({ id, name, createdAt }: Resume): ResumeItem => ({
  _id: id,
  name,
  url: urlOf(id),
  createdAt,
})

export const presentUpload = ({ id, name, pages }: Resume, { questions }: Reading) => ({
  _id: id,
  name,
  url: urlOf(id),
  fileName: id,
  pages,
  questions,
})

export const presentReading = (resume: Resume, reading: Reading): ResumeReading => ({
  ...reading,
  content: contentOf(resume),
  corrected: resume.corrected !== undefined,
})
