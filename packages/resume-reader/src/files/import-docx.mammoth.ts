import { zipSync } from 'fflate'
import { ImportRefused } from '../refusals/import-refused.js'
import { linesOfHtml } from './html-lines.js'
import type { ImportedLine } from './imported-lines.js'
import { unpacked } from './import-zip.fflate.js'

/** Text, styles and lists. Macros, pictures, embedded files and comments stay packed. */
const textParts =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:document|styles|numbering|footnotes|endnotes)\.xml|word\/_rels\/document\.xml\.rels)$/
const mostLines = 3_000
const styleMap = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh"]

const isDocx = (names: readonly string[]): boolean => names.includes('word/document.xml')

/**
 * The lines of a Word document: inserted text counts, deleted text does not. No link is followed.
 * @throws ImportRefused
 */
export async function linesOfDocx(bytes: Uint8Array): Promise<ImportedLine[]> {
  const parts = unpacked(bytes, (name) => textParts.test(name))
  if (!isDocx(Object.keys(parts))) throw new ImportRefused('import-not-supported')
  const html = await converted(Buffer.from(zipSync(parts, { level: 0 })))
  const lines = linesOfHtml(html)
  if (lines.length > mostLines) throw new ImportRefused('import-too-heavy')
  return lines
}

async function converted(buffer: Buffer): Promise<string> {
  const { default: mammoth } = await import('mammoth')
  try {
    const convertImage = mammoth.images.imgElement(() => Promise.resolve({ src: '' }))
    return (await mammoth.convertToHtml({ buffer }, { styleMap, convertImage })).value
  } catch (cause) {
    throw new ImportRefused('import-damaged', { cause })
  }
}
