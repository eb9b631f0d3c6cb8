import type { LaunchConcern } from '@thumbfolio/contracts'

/** What an uploaded PDF says. */
export interface PdfText {
  /** ISO 639-1, or `und`. */
  readonly language: string
  readonly texts: readonly string[]
  /** What the file holds besides and no guard looks through. */
  readonly unread?: readonly Unread[] | undefined
}
type Unread = 'hidden-text' | 'picture-page'

const details: Readonly<Record<Unread, string>> = {
  'hidden-text':
    'This PDF holds text that cannot be seen on its pages, for example under a black box. Anybody who downloads the file can copy it, and we did not look through it. Offer the PDF only if you know what that text says.',
  'picture-page':
    'A page of this PDF is a picture, so we could not look for personal details on it. Please read that page before you offer the PDF.',
}

/** What its owner confirms before the file is published, besides its personal facts. */
export const pdfConcerns = ({ unread = [] }: PdfText): LaunchConcern[] =>
  unread.map((code) => ({ code, detail: details[code] }))
