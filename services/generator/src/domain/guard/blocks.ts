import type { BundleFile } from '../render/bundle.js'
import { htmlBlocks } from './html-blocks.js'
import { jsonBlocks } from './json-blocks.js'

/** One text of a file: a paragraph, a list item, an attribute, a value. */
export interface Block {
  readonly text: string
  /** Is in the section of references. */
  readonly isReference: boolean
  /** Follows the block before it as a reader sees it. Attributes and the head stand for themselves. */
  readonly isFlow: boolean
  /** What its name in the file says of it, as `telephone: `; no part of its text. */
  readonly label?: string | undefined
}

/** The texts of a file that people or machines read, in its order. Files without text have none. */
export function blocksOf({ contentType, body }: BundleFile): Block[] {
  const type = contentType.split(';')[0]!.trim()
  if (!/^text\/|json$|^image\/svg\+xml$/.test(type)) return []
  const text = new TextDecoder().decode(body)
  if (type === 'text/html' || type === 'image/svg+xml') return htmlBlocks(text)
  if (type.endsWith('json')) return jsonBlocks(text)
  if (type === 'text/css') return []
  return text
    .split('\n')
    .flatMap((line) => (line.trim() === '' ? [] : { text: line.trim(), isReference: false, isFlow: true }))
}
