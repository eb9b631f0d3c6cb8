import type { BundleFile } from '../parts/bundle.js'
import type { Block } from './block.js'
import { htmlBlocks } from './html-blocks.js'
import { jsonBlocks } from './json-blocks.js'

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
