import { megabytes } from '../../lib/megabytes.js'

const maxBytes = 10 * 2 ** 20

/** Why a file cannot be uploaded, or undefined. What is inside is for the server to judge. */
export function fileRefusal({ name, size }: { name: string; size: number }): string | undefined {
  if (!name.toLowerCase().endsWith('.pdf')) return 'Please upload a PDF file'
  if (size > maxBytes) return `This PDF has ${megabytes(size)}. Please upload a PDF of at most 10 MB.`
  if (size === 0) return 'This file is empty. Please choose another one.'
  return undefined
}
