import type { Provenance } from '@thumbfolio/contracts'

/** A text with the place it comes from. */
export class PlacedText {
  constructor(
    readonly value: string,
    readonly from: Provenance,
  ) {}
}

/** Characters of one text, whatever it is for. */
export const longestText = 10_000
const limits = { line: 500, prose: longestText, entries: 200 }
const proseKeys = new Set(['summary', 'description', 'reference', 'highlights', 'courses'])

/** Turns a tree of texts with places into content and provenance; empty branches fall away. */
export function composeTexts(draft: unknown): {
  content: unknown
  provenance: Record<string, Provenance>
} {
  const provenance: Record<string, Provenance> = {}
  const walk = (node: unknown, pointer: string, isProse: boolean): unknown => {
    if (node instanceof PlacedText) {
      const value = node.value.slice(0, isProse ? limits.prose : limits.line).trim()
      if (value === '') return undefined
      provenance[pointer] = node.from
      return value
    }
    if (Array.isArray(node)) {
      const list: unknown[] = []
      for (const element of (node as unknown[]).slice(0, limits.entries)) {
        const value = walk(element, `${pointer}/${list.length}`, isProse)
        if (value !== undefined) list.push(value)
      }
      return list.length > 0 ? list : undefined
    }
    if (node === null || typeof node !== 'object') return undefined
    const fields = Object.entries(node).flatMap(([key, child]) => {
      const value = walk(child, `${pointer}/${key}`, proseKeys.has(key))
      return value === undefined ? [] : [[key, value] as const]
    })
    return fields.length > 0 ? Object.fromEntries(fields) : undefined
  }
  return { content: walk(draft, '', false) ?? {}, provenance }
}
