import { readFile } from 'node:fs/promises'
import { isPdf } from '../domain/imports/imported-file.js'
import { readResume } from '../domain/reading/read-resume.js'
import type { PdfReading } from '../ports.js'
import { serveReadings } from './serve-readings.js'

serveReadings<PdfReading>(async (path) => {
  const bytes = new Uint8Array(await readFile(path))
  if (isPdf(bytes)) {
    const { pdfText } = await import('./pdf-text.pdfjs.js')
    const text = await pdfText(bytes)
    return { ...readResume(text), ...(text.attached && { attached: text.attached }) }
  }
  const { readImport } = await import('./read-import.js')
  return readImport(bytes)
})
