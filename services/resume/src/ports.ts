import type { Reading } from '@thumbfolio/contracts'
import type { Blobs, Erasures, Store } from '@thumbfolio/kit'
import type { Resume } from './domain/resume.js'

/** Reads a PDF file, bounded in time and memory. Refusals are the errors of domain/pdf-errors. */
export interface PdfReader {
  read(path: string): Promise<Reading>
}

/** The world as this service sees it. */
export interface Ports {
  readonly resumes: Store<Resume, never, 'owner'>
  readonly blobs: Blobs
  /** Reads bytes that stand in no file yet. */
  readonly readPdf: (bytes: Uint8Array) => Promise<Reading>
  readonly erasures: Erasures
  /** Epoch milliseconds. */
  readonly now: () => number
}

/** Blobs are named by their owner. */
export const pdfBlob = (userId: string, id: string) => `pdfs/${userId}/${id}.pdf`
export const readingBlob = (userId: string, id: string, readingId: string) =>
  `readings/${userId}/${id}/${readingId}.json`
