import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { latin, pagesOf, text } from '@thumbfolio/testing/pdf-builder'
import sharp from 'sharp'

/** A part of a case study; a picture is one of the project's, by its place. */
export type StudyPart =
  | { readonly kind: 'text' | 'heading' | 'code'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'quote'; readonly text: string; readonly by: string }
  | { readonly kind: 'link'; readonly text: string; readonly url: string }
  | { readonly kind: 'picture'; readonly picture: number }

interface Entry {
  readonly title: string
  readonly at?: string
  readonly dates: string
  readonly lines: readonly string[]
}

export interface Project {
  readonly name: string
  readonly pictures: readonly { readonly file: string; readonly alt: string; readonly caption: string }[]
  readonly study?: { readonly role: string; readonly year: string; readonly parts: readonly StudyPart[] }
}

/** An invented person, their resume, and what they add to their page. */
export interface Portfolio {
  readonly site: string
  readonly name: string
  readonly theme: string
  readonly palette: string
  readonly resume: {
    readonly label: string
    readonly contact: string
    readonly summary: string
    readonly sections: readonly {
      readonly title: string
      readonly entries?: readonly Entry[]
      readonly lines?: readonly string[]
    }[]
  }
  readonly projects: readonly Project[]
  readonly github: {
    readonly login: string
    readonly repositories: readonly {
      readonly id: number
      readonly name: string
      readonly description: string
      readonly language: string
      readonly stars: number
    }[]
  }
  readonly language: { readonly name: string; readonly code: string; readonly headline: string }
  /** Who gets a private link. */
  readonly reader: string
}

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export const portfolioOf = (who: 'designer' | 'developer' | 'academic'): Portfolio =>
  JSON.parse(readFileSync(file(`${who}.json`), 'utf8')) as Portfolio

/** A drawing as a PNG, 1,500 x 1,000 pixels. */
export const drawn = (name: string): Promise<Buffer> =>
  sharp(file(`pictures/${name}`))
    .png()
    .toBuffer()

const left = 50
const charactersOfLine = 88
/** A bullet in Windows-1252, the encoding of the page's fonts. */
const bulletSign = '\u0095 '

/** The resume as a PDF of one page: headings, titles with their dates at the right, bullets. */
export function resumePdf({ name, resume: { label, contact, summary, sections } }: Portfolio): Buffer {
  let y = 750
  let content = ''
  const put = (words: string, { size = 10, font = 'F1', x = left, down = 15 } = {}) => {
    content += text(x, y, size, latin(words.replace(/[()\\]/g, '\\$&')), font)
    y -= down
  }
  const paragraph = (words: string, first = '') => {
    for (const [at, line] of wrapped(words).entries()) put(at === 0 ? first + line : line, { x: left })
  }
  put(name, { size: 24, font: 'F2', down: 24 })
  put(label, { size: 13, down: 20 })
  put(contact, { down: 24 })
  paragraph(summary)
  for (const { title, entries = [], lines = [] } of sections) {
    y -= 12
    put(title.toUpperCase(), { size: 12, font: 'F2', down: 18 })
    for (const { title: role, at, dates, lines: bullets } of entries) {
      content += text(450, y, 10, dates)
      put(role, { font: 'F2', down: at === undefined ? 15 : 14 })
      if (at !== undefined) put(at)
      for (const bullet of bullets) paragraph(bullet, bulletSign)
      y -= 5
    }
    for (const line of lines) paragraph(line)
  }
  return pagesOf(content)
}

/** Words in lines of the page's width. */
function wrapped(words: string): string[] {
  const lines = ['']
  for (const word of words.split(' ')) {
    const last = lines.at(-1)!
    if (last !== '' && last.length + word.length >= charactersOfLine) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines
}
