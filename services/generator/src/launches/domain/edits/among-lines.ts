import { isOwn, type PageLine, plainly } from '@thumbfolio/site-page'

/**
 * The owner's own lines of a place among its new ones, in their order. What began the place begins it, what followed a
 * line that is still there follows it, and the rest comes before the next own one, or at the end.
 */
export function among(stood: readonly PageLine[], lines: readonly PageLine[]): PageLine[] {
  const forms = lines.map(({ text }) => plainly(text))
  const taken = new Set(lines.flatMap(({ line }) => line ?? []))
  const gaps: PageLine[][] = [...lines, undefined].map(() => [])
  let last = lines.length
  for (const [at, line] of [...stood.entries()].reverse()) {
    if (!isOwn(line)) continue
    last = Math.min(last, gapAfter(stood.slice(0, at), forms))
    gaps[last]!.unshift(inPlaceOf(line, taken))
  }
  return gaps.flatMap((own, at) => [...own, ...lines.slice(at, at + 1)])
}

/** Own words take the place of a line as long as nothing else does: no two lines of a page have one id. */
function inPlaceOf({ line, ...own }: PageLine, taken: Set<string>): PageLine {
  if (line === undefined || taken.has(line)) return own
  taken.add(line)
  return { ...own, line }
}

function gapAfter(before: readonly PageLine[], forms: readonly string[]): number {
  const others = before.filter((line) => !isOwn(line))
  if (others.length === 0) return 0
  const nearest = others.map(({ text }) => forms.indexOf(plainly(text))).findLast((at) => at >= 0)
  return nearest === undefined ? forms.length : nearest + 1
}
