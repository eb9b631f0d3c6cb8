import type { Reading, ResumeContent } from '@thumbfolio/contracts'
import type { Limits, ReceivedFile } from '@thumbfolio/kit/http'
import type { Erasures, Store, SweptBlobs } from '@thumbfolio/kit/store'
import type { PdfReading, WorkPicture } from '@thumbfolio/resume-reader'
import type { Correction, MergedCorrection } from './domain/merge/merge-correction.js'
import type { Resume } from './domain/resume.js'

/**
 * Reads a PDF file, bounded in time and memory. Accounts take turns, and each has so much processor time an hour. Refusals
 * are the errors of `@thumbfolio/resume-reader`.
 * @throws DomainError `reading-limit`
 */
export interface PdfReader<T = Reading> {
  read(path: string, account: string): Promise<T>
}

/** Compares readings with their owners' corrections. A large comparison does not hold up other requests. */
export interface Comparisons {
  /** The owner's content over another reading. */
  merge(correction: Correction, content: ResumeContent): Promise<MergedCorrection>
  /** Where each value of the reading is in the owner's content: only values left as they were read. */
  carried(correction: Correction): Promise<Map<string, string>>
}

/**
 * What is looked for in a PDF. `key` names the bytes, which are asked for where it is not known. Refusals are the errors of
 * `@thumbfolio/resume-reader`.
 */
export type FoundIn<T> = (key: string, account: string, bytes: () => Promise<Uint8Array>) => Promise<T>

/** The world as this service sees it. */
export interface Ports {
  readonly resumes: Store<Resume, never, 'owner'>
  readonly blobs: SweptBlobs
  /** Reads a PDF, or another file that a resume can be imported from. */
  readonly readPdf: (source: Uint8Array | ReceivedFile, account: string) => Promise<PdfReading>
  /** The likely portrait on the first page of a PDF, as a PNG, or null. */
  readonly portraitIn: FoundIn<Uint8Array | null>
  /** Pictures in a PDF that may show work. */
  readonly workIn: FoundIn<readonly WorkPicture[]>
  readonly comparisons: Comparisons
  readonly limits: Limits
  readonly erasures: Erasures
  /** Epoch milliseconds. */
  readonly now: () => number
}

type Named = Pick<Resume, 'userId' | 'id'>

/** Whether there is a file: who starts with an empty page has none. */
export const hasFile = ({ imported }: Pick<Resume, 'imported'>): boolean => imported !== 'by-hand'

const extensions = {
  docx: 'docx',
  linkedin: 'zip',
  'json-resume': 'json',
  text: 'txt',
  'by-hand': '',
} as const
/** How the name of the resume's file ends. */
export const extensionOf = ({ imported }: Pick<Resume, 'imported'>): string =>
  imported === undefined ? 'pdf' : extensions[imported]

/** Blobs are named by their owner, and by what is in them: two uploads under one key never share one. */
export const pdfBlob = ({ userId, id, sha256, imported }: Named & Pick<Resume, 'sha256' | 'imported'>) =>
  sha256 === undefined
    ? `pdfs/${userId}/${id}.pdf`
    : `pdfs/${userId}/${id}/${sha256}.${extensionOf({ imported })}`
export const readingBlob = ({ userId, id, readingId }: Named & Pick<Resume, 'readingId'>) =>
  `${readingsOf({ userId, id })}${readingId}.json`
/** Under it are the readings of a resume: the current one, and for a day the ones before. */
export const readingsOf = ({ userId, id }: Named) => `readings/${userId}/${id}/`
