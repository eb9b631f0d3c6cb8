import { unescapeHtml } from '@thumbfolio/contracts'
import type { Block } from './block.js'
import { jsonBlocks } from './json-blocks.js'

/** Comments, elements whose content is no markup, tags; what is between them is text. */
const token =
  /<!--([\s\S]*?)(?:-->|$)|<(style|script|title)\b([^>]*)>([\s\S]*?)(?:<\/\2>|$)|<(\/?)([a-z][a-z\d-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|<![^>]*>/gi
const attribute = /([a-z][\w:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi
/** Elements that go on with the line they stand in. */
const inline = new Set(
  listed(
    'a abbr b bdi bdo br cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time tspan u var wbr',
  ),
)
/** Attributes that hold no words of an owner. */
const ours = new Set(
  listed(
    'class style rel type lang dir src srcset sizes media as crossorigin charset name property http-equiv width height loading role',
  ),
)
/** As most elements have them. */
const unread = /^(?:\s*(?:class|id)="[^"]*")*\s*$/
const oursInMeta = /^(?:viewport|color-scheme|theme-color|robots|twitter:card)$/

function listed(text: string): string[] {
  return text.split(' ')
}

/**
 * The texts of a document that we wrote: blocks with their inline elements joined, attributes, JSON within it. It holds for
 * any text; of markup that no writer of ours makes it reads more rather than less.
 */
export function htmlBlocks(markup: string): Block[] {
  const blocks: Block[] = []
  let line = ''
  let references = 0
  let from = 0
  const isReference = () => references > 0
  const end = () => {
    const text = unescapeHtml(line).replace(/\s+/g, ' ').trim()
    if (text !== '') blocks.push({ text, isReference: isReference(), isFlow: true })
    line = ''
  }
  const alone = (text: string) =>
    blocks.push({ text: unescapeHtml(text), isReference: isReference(), isFlow: false })
  for (const found of markup.matchAll(token)) {
    line += markup.slice(from, found.index)
    from = found.index + found[0].length
    const [, comment, raw, , content = '', closing, name, attributes = ''] = found
    if (comment !== undefined) alone(comment)
    else if (raw !== undefined) {
      end()
      if (raw.toLowerCase() === 'script')
        blocks.push(...jsonBlocks(content).map((block) => ({ ...block, isFlow: false })))
      if (raw.toLowerCase() === 'title') alone(content)
    } else if (name !== undefined) {
      const element = name.toLowerCase()
      if (!inline.has(element)) end()
      else if (element === 'br') line += ' '
      if (element === 'section') references = sectionDepth(references, closing === '/', attributes)
      for (const text of textsIn(element, attributes)) alone(text)
    }
  }
  line += markup.slice(from)
  end()
  return blocks
}

/** How deep within the section of references; 0 outside. */
function sectionDepth(depth: number, isClosing: boolean, attributes: string): number {
  if (isClosing) return Math.max(0, depth - 1)
  return depth > 0 || /\bid="references"/.test(attributes) ? depth + 1 : 0
}

function textsIn(element: string, attributes: string): string[] {
  if (unread.test(attributes)) return []
  const all = [...attributes.matchAll(attribute)].map(
    ([, name = '', a, b, c]) => [name.toLowerCase(), a ?? b ?? c ?? ''] as const,
  )
  const named = all.find(([name]) => name === 'name' || name === 'property' || name === 'http-equiv')
  if (element === 'meta' && named && (named[0] === 'http-equiv' || oursInMeta.test(named[1]))) return []
  if (['svg', 'rect', 'text', 'path', 'circle', 'g', 'image'].includes(element)) return []
  return all
    .filter(([name, value]) => !ours.has(name) && /[\p{L}\p{N}]/u.test(value))
    .map(([, value]) => value)
}
