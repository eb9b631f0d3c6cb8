import type { Reading } from '@thumbfolio/contracts'
import { ImportRefused } from '../refusals/import-refused.js'
import { readLines } from './imported-lines.js'
import { readJsonResume } from './json-resume.js'
import { linkedinFiles, readLinkedin } from './linkedin.js'
import { linesOfText, textOfBytes } from './plain-text.js'
import { tableOf } from './import-csv.csv-parse.js'
import { linesOfDocx } from './import-docx.mammoth.js'
import { isZip, unpacked } from './import-zip.fflate.js'

/**
 * Reads a file that is no PDF by what is in it: a Word document, a LinkedIn export, a JSON Resume or a text.
 * @throws ImportRefused
 */
export async function readImport(bytes: Uint8Array): Promise<Reading> {
  if (isZip(bytes)) return readArchive(bytes)
  const text = textOfBytes(bytes)
  if (text.trim() === '') throw new ImportRefused('import-without-text')
  if (/^\s*[{[]/.test(text)) return readJsonResume(text, 'resume.json')
  return withText(readLines({ kind: 'text', name: 'resume.txt', lines: linesOfText(text), isBroken: true }))
}

async function readArchive(bytes: Uint8Array): Promise<Reading> {
  let isDocument = false
  unpacked(bytes, (name) => {
    isDocument ||= name === 'word/document.xml'
    return false
  })
  if (isDocument) {
    const lines = await linesOfDocx(bytes)
    return withText(readLines({ kind: 'docx', name: 'resume.docx', lines, isBroken: false }))
  }
  const baseOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1)
  const parts = unpacked(bytes, (name) => linkedinFiles.includes(baseOf(name).toLowerCase()))
  return readLinkedin(Object.entries(parts).map(([name, part]) => tableOf(baseOf(name), part)))
}

/** @throws ImportRefused `import-without-text` */
function withText(reading: Reading): Reading {
  const isEmpty = Object.keys(reading.provenance).length === 0 && reading.unplaced.length === 0
  if (isEmpty) throw new ImportRefused('import-without-text')
  return reading
}
