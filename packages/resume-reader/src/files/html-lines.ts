import { titleKind } from '../recognizers/titles.js'
import type { ImportedLine } from './imported-lines.js'

interface Paragraph {
  text: string
  bold: number
  level: 1 | 2 | 3 | undefined
  bullet: boolean
}

const tag = /<(\/?)([a-z0-9]+)([^>]*)>|([^<]+)/gi
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
}
const decoded = (text: string): string =>
  text.replace(/&([a-z]+|#39);/g, (whole, name: string) => entities[name] ?? whole)

/**
 * The paragraphs of simple, well-formed HTML as a converter of documents writes it. Cells of a table row that hold a
 * line each stand in one line; links keep their text, and their address where the text is another.
 */
export function linesOfHtml(html: string): ImportedLine[] {
  const out: Paragraph[] = []
  const stack: string[] = []
  let open: Paragraph | undefined
  let row: Paragraph[][] | undefined
  let href: string | undefined
  const close = (): void => {
    if (open && open.text.trim() !== '') (row?.at(-1) ?? out).push(open)
    open = undefined
  }
  const begin = (level?: 1 | 2 | 3, bullet = false): void => {
    close()
    open = { text: '', bold: 0, level, bullet }
  }
  const start = (isEnd: boolean, level?: 1 | 2 | 3, bullet = false): void =>
    isEnd ? close() : begin(level, bullet)
  for (const [, slash, rawName = '', attributes = '', rawText] of html.matchAll(tag)) {
    if (rawText !== undefined) {
      const text = decoded(rawText)
      if (text.trim() !== '') open ??= { text: '', bold: 0, level: undefined, bullet: false }
      if (open) {
        open.text += text
        if (stack.includes('strong')) open.bold += text.length
      }
      continue
    }
    const name = rawName.toLowerCase()
    const isEnd = slash === '/'
    if (name === 'a') {
      if (
        isEnd &&
        open &&
        href !== undefined &&
        /^https?:/.test(href) &&
        !open.text.includes(href.replace(/^https?:\/\/(?:www\.)?|\/$/g, ''))
      )
        open.text += ` ${href}`
      href = isEnd ? undefined : decoded(/href="([^"]*)"/.exec(attributes)?.[1] ?? '')
    } else if (/^h[1-6]$/.test(name)) start(isEnd, Math.min(3, Number(name[1])) as 1 | 2 | 3)
    else if (name === 'p') start(isEnd, undefined, stack.at(-1) === 'li')
    else if (name === 'li') start(isEnd, undefined, true)
    else if (name === 'br') begin(open?.level, false)
    else if (name === 'tr') {
      close()
      if (isEnd && row) out.push(...rowParagraphs(row))
      row = isEnd ? undefined : []
    } else if (name === 'td' || name === 'th') {
      close()
      if (!isEnd) row?.push([])
    }
    if (name === 'strong' || name === 'li' || name === 'ul' || name === 'ol') track(stack, name, isEnd)
  }
  close()
  return out.map(lineOf)
}

const track = (stack: string[], name: string, isEnd: boolean): void => {
  const at = stack.lastIndexOf(name)
  if (!isEnd) stack.push(name)
  else if (at >= 0) stack.splice(at, 1)
}

const rowParagraphs = (row: readonly Paragraph[][]): Paragraph[] => {
  const cells = row.filter((cell) => cell.length > 0)
  const [first] = cells[0] ?? []
  const isOneLine = cells.every((cell) => cell.length === 1)
  return first && isOneLine
    ? [{ ...first, text: cells.map(([cell]) => cell?.text.trim() ?? '').join('\t') }]
    : cells.flat()
}

const lineOf = ({ text, bold, level, bullet }: Paragraph, at: number): ImportedLine => {
  const bare = text.replace(/[^\S\t]+/g, ' ').trim()
  const isBold = bold > 0.8 * text.trim().length
  if (at === 0 && level === undefined && bare.length < 60) return { text: bare, level: 1 }
  if (level !== undefined) return { text: bare, level: level === 1 && at > 0 ? 2 : level }
  if (!bullet && titleKind(bare) !== undefined) return { text: bare, level: 2 }
  return { text: bare, ...(isBold && { bold: true }), ...(bullet && { bullet: true }) }
}
