import type { Reading } from '@thumbfolio/contracts'
import type { Blobs, Erasures, Store } from '@thumbfolio/kit'
import type { AttachedPdf } from './domain/reading/layout/page-text.js'
import type { Resume } from './domain/resume.js'

/** Reads a PDF file, bounded in time and memory. Refusals are the errors of domain/pdf-errors. */
export interface PdfReader<T = Reading> {
  read(path: string): Promise<T>
}

/** Of a portfolio with one PDF in it, the reading is of that PDF, and its boxes are on the pages of that PDF. */
export type PdfReading = Reading & { attached?: AttachedPdf }

/** The world as this service sees it. */
export interface Ports {
  readonly resumes: Store<Resume, never, 'owner'>
  readonly blobs: Blobs
  /** Reads bytes that stand in no file yet: a PDF, or another file that a resume can be imported from. */
  readonly readPdf: (bytes: Uint8Array) => Promise<PdfReading>
  /**
   * The likely portrait on the first page of a PDF, as a PNG, or null. `key` names the bytes, which are asked for where it
   * is not known. Refusals are the errors of domain/pdf-errors.
   */
  readonly portraitIn: (key: string, bytes: () => Promise<Uint8Array>) => Promise<Uint8Array | null>
  readonly erasures: Erasures
  /** Epoch milliseconds. */
  readonly now: () => number
}

type Named = Pick<Resume, 'userId' | 'id'>

const extensions = { docx: 'docx', linkedin: 'zip', 'json-resume': 'json', text: 'txt' } as const
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
