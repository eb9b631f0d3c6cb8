import type { Provenance, ResumeContent } from '@thumbfolio/contracts'
import { isContactText } from '../recognizers/link-targets.js'
import { Leaf, type ResumeDraft } from '../fields/draft.js'
import type { Run } from '../text/page-text.js'

export interface Composed {
  content: ResumeContent
  provenance: Record<string, Provenance>
  /** The runs that the content was made of. */
  used: ReadonlySet<Run>
}

const longest = { line: 500, prose: 10_000, entries: 200 }
const proseKeys = new Set(['summary', 'description', 'reference'])

/** Fields of statements and lists: words of an e-mail address or a phone number link do not belong there. */
const statementPointer =
  /^\/(?:basics\/(?:label|summary)$|skills|interests|languages)|\/(?:summary|description|highlights|courses|keywords)(?:\/|$)/

const round = (value: number): number => Math.round(value * 10) / 10

/** A bracket whose other half is in no or in another field says nothing: its words stay. */
const withoutOpenBracket = (text: string): string => {
  const open = /[([（]([^()[\]（）]*)$/.exec(text)
  if (open) return `${text.slice(0, open.index)}${open[1] ?? ''}`.trim()
  const closed = /^([^()[\]（）]*)[)\]）]$/.exec(text)
  return closed ? (closed[1] ?? '').trim() : text
}

/** The runs that a value of so many letters is made of: what is cut off its end stays without a place. */
const runsOf = ({ value, runs }: Leaf, length: number): readonly Run[] => {
  if (length >= value.trim().length) return runs
  let letters = 0
  return runs.filter((run) => (letters += run.text.length) <= length)
}

/** Turns leaves into plain values, and writes down where each came from. Empty branches fall away. */
export const compose = (draft: ResumeDraft): Composed => {
  const provenance: Record<string, Provenance> = {}
  const used = new Set<Run>()
  const walk = (node: unknown, pointer: string, key: string, inProse: boolean): unknown => {
    if (node instanceof Leaf) {
      const isProse = proseKeys.has(key) || inProse
      const whole = node.value.slice(0, isProse ? longest.prose : longest.line).trim()
      const value = isProse ? whole : withoutOpenBracket(whole)
      if (value === '' || (statementPointer.test(pointer) && isContactText(node))) return undefined
      for (const run of runsOf(node, whole.length)) used.add(run)
      const { x, y, width, height } = node.area
      provenance[pointer] = {
        page: node.page,
        box: [round(x), round(y), round(width), round(height)],
        text: node.source,
        confidence: node.confidence,
      }
      return value
    }
    if (Array.isArray(node)) {
      const out: unknown[] = []
      for (const element of node.slice(0, longest.entries) as unknown[]) {
        const value = walk(
          element,
          `${pointer}/${out.length}`,
          key,
          key === 'highlights' || key === 'courses',
        )
        if (value !== undefined) out.push(value)
      }
      return out.length > 0 ? out : undefined
    }
    if (node === null || typeof node !== 'object') return undefined
    const fields = Object.entries(node).map(
      ([name, child]) => [name, walk(child, `${pointer}/${name}`, name, false)] as const,
    )
    const present = fields.filter(([, value]) => value !== undefined)
    return present.length > 0 ? Object.fromEntries(present) : undefined
  }
  return { content: walk(draft, '', '', false) ?? {}, provenance, used }
}
