import type { FactSources, ResumeContent } from '@thumbfolio/contracts'

/** A content, and where its values come from; `sources` are absent for one pinned before they were kept. */
export interface Sourced {
  readonly content: ResumeContent
  readonly sources?: FactSources | undefined
}

/**
 * The content with each text changed, or left out where `change` gives none. In a list the others close up, and every
 * source goes along with its value.
 */
export function changedTexts(
  { content, sources }: Sourced,
  change: (text: string, pointer: string) => string | undefined,
): Sourced {
  const kept: [string, FactSources[string]][] = []
  const walk = (value: unknown, from: string, to: string): unknown => {
    if (typeof value === 'string') {
      const text = change(value, from)
      const source = sources?.[from]
      if (text !== undefined && source !== undefined) kept.push([to, source])
      return text
    }
    if (Array.isArray(value)) {
      const list: unknown[] = []
      for (const [at, item] of value.entries()) {
        const next = walk(item, `${from}/${at}`, `${to}/${list.length}`)
        if (next !== undefined) list.push(next)
      }
      return list
    }
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, item]) => [key, walk(item, `${from}/${key}`, `${to}/${key}`)] as const)
        .filter(([, item]) => item !== undefined),
    )
  }
  const changed = walk(content, '', '') as ResumeContent
  return sources ? { content: changed, sources: Object.fromEntries(kept) } : { content: changed }
}
