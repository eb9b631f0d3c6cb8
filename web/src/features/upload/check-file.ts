import { megabytes } from '../../lib/megabytes.js'

const maxBytes = 10 * 2 ** 20

const importEndings = /\.(?:docx|zip|json|txt|md|text)$/i

/** Why a file cannot be imported, or undefined. */
export function importRefusal({ name, size }: { name: string; size: number }): string | undefined {
  if (/\.pdf$/i.test(name)) return 'This is a PDF. Please upload it with the PDF tab.'
  if (/\.(?:doc|odt|rtf|pages)$/i.test(name)) return 'Please save this document as .docx or PDF first.'
  if (!importEndings.test(name)) return 'Please choose a .docx, .zip, .json or .txt file.'
  if (size > maxBytes) return `This file has ${megabytes(size)}. Please choose one of at most 10 MB.`
  if (size === 0) return 'This file is empty. Please choose another one.'
  return undefined
}

/** Why a file cannot be uploaded, or undefined. What is inside is for the server to judge. */
export function fileRefusal({ name, size }: { name: string; size: number }): string | undefined {
  if (!name.toLowerCase().endsWith('.pdf')) return 'Please upload a PDF file'
  if (size > maxBytes) return `This PDF has ${megabytes(size)}. Please upload a PDF of at most 10 MB.`
  if (size === 0) return 'This file is empty. Please choose another one.'
  return undefined
}
