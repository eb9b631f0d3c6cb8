import { ImportRefused } from '../refusals/import-refused.js'
import { titleKind } from '../recognizers/titles.js'
import type { ImportedLine } from './imported-lines.js'

const mostLines = 3_000
const bulletMark = /^\s*(?:[-*•◦▪‣–]|\d{1,2}[.)])\s+(?=\S)/u
const underline = /^\s*[-=_*~]{3,}\s*$/
const heading = /^(#{1,3})\s+/

/**
 * The lines of a text file: UTF-8, UTF-16 with its mark, or Windows-1252.
 * @throws ImportRefused `import-not-supported` for what is no text
 */
export function textOfBytes(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes)
  const text = new TextDecoder(encoding).decode(bytes).replace(/^\ufeff/, '')
  if (/\p{Cc}/u.test(text.replace(/[\t\n\v\f\r\u0085]/g, ''))) throw new ImportRefused('import-not-supported')
  return text
}

const encodingOf = (bytes: Uint8Array): string => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** A plain text's lines: the first is the title, known titles are those of sections. */
export function linesOfText(text: string): ImportedLine[] {
  const raw = text.split(/\r\n?|\n/)
  if (raw.length > mostLines) throw new ImportRefused('import-too-heavy')
  let isFirst = true
  return raw.map((line, at): ImportedLine => {
    const bare = line.trim().replace(/ {3,}/g, '\t')
    if (bare === '' || underline.test(line)) return { text: '' }
    const marked = heading.exec(bare)
    const content = marked ? bare.slice(marked[0].length) : bare
    const isUnderlined = underline.test(raw[at + 1] ?? '') && content.length < 60
    const isTitle = titleKind(content) !== undefined || isUnderlined || (marked?.[1]?.length ?? 3) < 3
    if (isFirst && !bulletMark.test(line)) {
      isFirst = false
      return titleKind(content) === undefined ? { text: content, level: 1 } : { text: content, level: 2 }
    }
    if (isTitle) return { text: content.replace(/\s*:$/, ''), level: 2 }
    if (marked) return { text: content, level: 3 }
    const bullet = bulletMark.exec(line)
    return bullet ? { text: line.slice(bullet[0].length).trim(), bullet: true } : { text: content }
  })
}
